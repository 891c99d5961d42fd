import { chooseLanguage, chosenLanguage, LANGUAGES, texts, type Language } from '../../texts.ts';
import { Segments } from '../../ui/segments.tsx';
import { Section } from './section.tsx';

/** In which language the window speaks. */
export function LanguageSetting() {
  return (
    <Section id="language" title={texts.settings.look.language} text={texts.settings.look.languageText}>
      <Segments
        aria-labelledby="language-title"
        value={chosenLanguage() ?? 'auto'}
        onChange={(value) => chooseLanguage(value === 'auto' ? null : value)}
        data={[
          { value: 'auto' as const, label: texts.settings.system },
          ...(Object.keys(LANGUAGES) as Language[]).map((value) => ({
            value,
            // Each in its own tongue: it must be found by whoever cannot read the others.
            label: <span lang={value}>{LANGUAGES[value]}</span>,
          })),
        ]}
      />
    </Section>
  );
}
