import type { peopleSteps } from '../../domain/people.ts';
import type { WireOf } from '../../endpoints.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { done, outcome } from '../transport/outcome.ts';

/** An import of customers or past orders. */
export type PeopleImport = WireOf<'getPeopleImports'>['answer'][number];

/** Calls about customers and past orders of the shop before this one, for the back office only. */
export function createPeopleApi({ call }: ApiClient) {
  return {
    /** All imports, newest first. */
    async peopleImports() {
      return outcome(await call('getPeopleImports'), (imports) => ({ imports }));
    },

    /** Uploads a file; resolves before it is checked (`import.missing`, `people.busy`, `people.limit`). */
    async addPeopleFile(file: File) {
      const form = new FormData();
      form.append('file', file);
      return outcome(await call('addPeopleFile', { form }), (added) => ({ import: added }));
    },

    /** Brings over or undoes; resolves before it is done (`people.busy`, `people.step`, `people.used`). */
    async takePeopleStep(id: string, step: (typeof peopleSteps)[number]) {
      return outcome(await call('takePeopleStep', { params: { id }, body: { step } }), (taken) => ({ import: taken }));
    },

    /** Removes an import from the list (`people.step`). */
    async deletePeopleImport(id: string) {
      return outcome(await call('deletePeopleImport', { params: { id } }), done);
    },
  };
}

/** Calls about customers and past orders. */
export type PeopleApi = ReturnType<typeof createPeopleApi>;
