import { useMantineColorScheme } from '@mantine/core';
import { useStore } from '../../lib/external_store.ts';
import { contrast, type Contrast } from '../../lib/contrast.ts';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';
import { Segments } from '../../ui/segments.tsx';
import css from './settings.module.css';

/** Light or dark, and how strong. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen_contrast = useStore(contrast);
  const { scheme, contrasts } = texts.settings.look;
  return (
    <Section id="appearance" title={texts.settings.appearance} text={texts.settings.appearanceText}>
      <div className={`${css.choices} grid items-center columns-max-max justify-items-start gap-10-18`}>
        <span className="text-mute" id="appearance-scheme">
          {scheme}
        </span>
        <Segments
          aria-labelledby="appearance-scheme"
          value={colorScheme}
          onChange={(value) => setColorScheme(value)}
          data={[
            { value: 'auto', label: texts.settings.system },
            { value: 'light', label: texts.settings.light },
            { value: 'dark', label: texts.settings.dark },
          ]}
        />
        <span className="text-mute" id="appearance-contrast">
          {contrasts.title}
        </span>
        <Segments
          aria-labelledby="appearance-contrast"
          value={chosen_contrast}
          onChange={(value) => contrast.set(value)}
          data={(['auto', 'normal', 'high'] as const satisfies readonly Contrast[]).map((value) => ({
            value,
            label: value === 'auto' ? texts.settings.system : contrasts[value],
          }))}
        />
      </div>
    </Section>
  );
}
