import { PolicyPage } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths } from '../../paths.ts';

/** The Returns and Refunds Policy. */
export function ReturnPolicyScreen() {
  return (
    <PolicyPage
      title="Returns and Refunds Policy"
      summary="If it does not fit, or is not what you hoped for, send it back. Here is how, and when your money returns."
      path={paths.returnPolicy}
    />
  );
}
