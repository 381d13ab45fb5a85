import { createPrivacyApi, type NoticeForm } from '@kayal/api-contract/client';
import { TextLink } from '@kayal/design-system';
import { useApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { paths } from '../../paths.ts';
import { LoadingOrRetry } from '../LoadingOrRetry/LoadingOrRetry.tsx';
import * as css from './Notice.css.ts';

/** The notice that unfolds. Its items are read when the form opens, so that they stand there at the first tap. */
export function Notice({ form }: { readonly form: NoticeForm }) {
  const connection = useApiConnection();
  const { data, error, reload } = useRead(['notice', form], () => resultOf(createPrivacyApi(connection).notice(form)));
  return (
    <details className={css.notice}>
      <summary className={css.summary}>What we keep, and why</summary>
      <div className={css.content}>
        {data === undefined ? (
          <LoadingOrRetry error={error} heading="We could not load the notice" onRetry={reload} />
        ) : (
          <ul className={css.items}>
            {data.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        <p>
          We use it for nothing else. Under <TextLink href={paths.security}>Security</TextLink> you see, download and
          delete it, and take back what you agreed to. <TextLink href={paths.contact}>Write to us</TextLink> about it;
          if our answer does not help, you can complain to the Data Protection Board of India.
        </p>
      </div>
    </details>
  );
}
