declare module 'virtual:kayal/requirements' {
  import type { TracedRequirement } from '../apps/shop/storybook/atlas/traceability/requirements.test-support.ts';
  const requirements: readonly TracedRequirement[];
  export default requirements;
}

declare module 'virtual:kayal/states' {
  import type { StateAtlas } from '../apps/shop/storybook/atlas/state-atlas.test-support.ts';
  const atlas: StateAtlas;
  export default atlas;
}
