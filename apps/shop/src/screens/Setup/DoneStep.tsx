import { ButtonLink, StatePanel } from '@kayal/design-system';
import { paths } from '../../paths.ts';

/** Step 5: says that the shop is open. */
export function DoneStep() {
  return (
    <StatePanel
      kind="empty"
      icon="check"
      heading="Your shop is open"
      text="Everything you set can be changed under Settings and Catalogue."
      actions={
        <>
          <ButtonLink
            href={paths.home}
            // A full page load, so that the page has the new name, words and look.
            render={({ href, className, children }) => (
              <a href={href} className={className}>
                {children}
              </a>
            )}
          >
            See your shop
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.catalogue}>
            Go to the catalogue
          </ButtonLink>
        </>
      }
    />
  );
}
