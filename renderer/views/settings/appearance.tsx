import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';

export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Section id="appearance" title={texts.settings.appearance} text={texts.settings.appearanceText}>
      <SegmentedControl
        aria-label={texts.settings.appearance}
        value={colorScheme}
        onChange={(value) => setColorScheme(value)}
        data={[
          { value: 'light', label: texts.settings.light },
          { value: 'dark', label: texts.settings.dark },
          { value: 'auto', label: texts.settings.system },
        ]}
      />
    </Section>
  );
}
