import { createElement } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';

const panel = 'kayal/machines';
/** The story that draws the panel: the manager's own bundler cannot bundle the viewer. */
const story = 'statechart-viewer-machines-panel--panel';

/** The panel Machines: the actors of the current story, in a frame of its own beside the story's. */
function Machines() {
  const [globals] = useGlobals();
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  return createElement('iframe', {
    title: 'Machines of the story',
    src: `iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`,
    style: { border: 0, width: '100%', height: '100%' },
  });
}

addons.register(panel, () => {
  addons.add(panel, {
    type: types.PANEL,
    title: 'Machines',
    // Only an open panel watches the story's actors.
    render: ({ active }) => (active === true ? createElement(Machines) : null),
  });
});
