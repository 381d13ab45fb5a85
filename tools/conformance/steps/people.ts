import { fileForm } from '../forms.ts';
import { valueAt } from '../place.ts';
import { asAdmin, kept, learn, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

const none = { params: { id: 'none' } };
/** The last row has no e-mail address. */
const file =
  'Name,Email,Mobile,Address,City,State,Pincode\r\nNeha Das,neha.people@mail.example,9876543210,1 Hill Road,Kochi,Kerala,682020\r\nLee,lee.people@mail.example,,,,,\r\nNobody,,,,,,\r\n';

/** Reads the list once the newest import is in a state. */
const once = (title: string, state: string): Step =>
  asAdmin('getPeopleImports', title, async (_, place) => {
    await untilSettled(place, 'getPeopleImports', {}, (body) => valueAt(body, '0.state') === state);
    return {};
  });

const step = (title: string, to: 'bring' | 'undo'): Step =>
  asAdmin('takePeopleStep', title, (facts) => ({ params: { id: kept(facts, 'people') }, body: { step: to } }));

const remove = (title: string): Step =>
  asAdmin('deletePeopleImport', title, (facts) => ({ params: { id: kept(facts, 'people') } }));

/** Customers of the shop before this one. */
export const peopleSteps: readonly Step[] = [
  asAdmin('addPeopleFile', 'customers', { form: fileForm('people.csv', file) }, learn({ people: 'id' })),
  once('checked', 'checked'),
  asAdmin('addPeopleFile', 'nothing', { form: new FormData() }),
  step('undone before it came', 'undo'),
  step('bring over', 'bring'),
  once('brought over', 'done'),
  remove('one that came'),
  step('undo', 'undo'),
  once('undone', 'undone'),
  remove('one that was undone'),
  asAdmin('takePeopleStep', 'a missing one', { ...none, body: { step: 'bring' } }),
  asAdmin('deletePeopleImport', 'a missing one', none),
];
