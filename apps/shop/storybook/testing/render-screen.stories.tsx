import { demoPassword } from '@kayal/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { renderScreen } from './render-screen.test-support.tsx';

/** Of the stories themselves, so that no designer needs it. */
const meta = preview.meta({ title: 'Screens/Story', tags: ['!dev', '!autodocs', '!manifest'] });

export const OfAnAdmin = meta.story({ render: renderScreen({ as: 'admin', path: '/updateColors' }) });

OfAnAdmin.test('a login that another story has left is never answered here', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  const login = fetch('/api/onlineorder/user/login/kayal', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-story': 'another' },
    body: JSON.stringify({ email: 'asha@kayal.example', password: demoPassword }),
    signal: AbortSignal.timeout(300),
  });
  await expect(login).rejects.toMatchObject({ name: 'TimeoutError' });
});
