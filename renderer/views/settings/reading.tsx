import { texts } from '../../texts.ts';
import { RecognitionLanguages } from './recognition_languages.tsx';
import { Section } from './section.tsx';
import { SkillLists } from './skill_lists.tsx';

/** How resumes are understood: own skills, and languages of scanned pages. */
export function Reading() {
  return (
    <Section needs="manage" id="reading" title={texts.settings.reading} text={texts.settings.readingText}>
      <SkillLists />
      <RecognitionLanguages />
    </Section>
  );
}
