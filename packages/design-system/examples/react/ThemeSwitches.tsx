import monsoon from '@kayal/design-system/brands/monsoon.tokens.json';
import { Inline, Switch } from '@kayal/design-system';
import { parseTheme, themeStylesheet } from '@kayal/design-system/tokens';
import { useEffect, useState } from 'react';

const monsoonStyles = themeStylesheet(parseTheme(monsoon));

/** Sets the mode, the density and the brand of the whole page. */
export function ThemeSwitches() {
  const [isDark, setDark] = useState(false);
  const [isCompact, setCompact] = useState(false);
  const [isMonsoon, setMonsoon] = useState(false);
  useEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    document.documentElement.dataset['density'] = isCompact ? 'compact' : 'comfortable';
  }, [isDark, isCompact]);
  return (
    <Inline gap={24}>
      {isMonsoon && <style>{monsoonStyles}</style>}
      <Switch label="Dark" checked={isDark} onChange={setDark} />
      <Switch label="Compact" checked={isCompact} onChange={setCompact} />
      <Switch label="Second brand" checked={isMonsoon} onChange={setMonsoon} />
    </Inline>
  );
}
