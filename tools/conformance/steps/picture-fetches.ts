import { asAdmin, type Step } from '../step.ts';

/** Pictures of imports: no import of the journey names one. */
export const pictureFetchSteps: readonly Step[] = [
  asAdmin('getPictureFetches', 'J58 none', {}),
  asAdmin('takePictureFetchStep', 'J58 all of none', { body: { step: 'retry' } }),
  asAdmin('takePictureFetchStep', 'J58 an unknown one', { body: { step: 'leave', id: 'none' } }),
];
