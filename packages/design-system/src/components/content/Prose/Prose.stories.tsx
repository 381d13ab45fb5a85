import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Prose } from './Prose.tsx';

const meta = preview.meta({
  component: Prose,
  title: 'Design system/Prose',
});

export const Policy = meta.story({
  render: () => (
    <>
      <Heading level={1}>Shipping Policy</Heading>
      <Prose data-testid="prose">
        <p>
          Orders leave our store in Alappuzha within 1-2 business days. Delivery takes up to 7 business days, and you
          can <a href="/myorders">follow it in your orders</a>. We write to you when the parcel is on its way.
        </p>
        <h2>What it costs</h2>
        <ul>
          <li>Delivery inside Kerala is free.</li>
          <li>Delivery elsewhere in India is free, too.</li>
        </ul>
        <h3>By region</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Region</th>
              <th scope="col">Days</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Kerala</td>
              <td>0-2</td>
            </tr>
            <tr>
              <td>Elsewhere</td>
              <td>3-7</td>
            </tr>
          </tbody>
        </table>
        <blockquote>Keep the parcel as it came until you have tried the fit.</blockquote>
      </Prose>
    </>
  ),
});

Policy.test('keeps a readable measure', async ({ canvas }) => {
  await expect(canvas.getByTestId('prose').getBoundingClientRect().width).toBeLessThanOrEqual(760);
});

export const OnPhone = Policy.extend({ globals: { viewport: { value: 'phone' } } });
