/** Mocks of the API for stories and tests; never part of a build of the shop. */
export { chaosOf, noChaos, problemGroups, problems, type Chaos } from './chaos.ts';
export { withChaos } from './chaos-fetch.ts';
export { createMockShop, type MockShop, type MockShopOptions } from './create-mock-shop.ts';
export { mockEndpoint, type MockCall, type MockResolver } from './mock-endpoint.ts';
export { answer, noAnswer, refuse, waiting, type MockReply } from './mock-reply.ts';
export { viewers, type MockShopState, type Viewer } from './mock-shop-state.ts';
export { scenarios, type ScenarioName } from './scenarios.ts';
export { paidAhead } from './scenarios/discounts.ts';
export { withPayment, withUpi } from './scenarios/payments.ts';
export { withReturns } from './scenarios/shopping.ts';
export { demoPassword, googleToken, rightCode, verificationHandle } from './fixtures/accounts.ts';
export { recoveryCodes, setupToken, wrongPasskeyId } from './fixtures/account-security.ts';
