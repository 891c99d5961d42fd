/** Words that need one: two plain sentences each, behind a small “?”. */
export const help = {
  about: (word: string) => `What does “${word}” mean?`,
  terms: {
    band: {
      word: 'Review first',
      text: 'This list falls into three groups where the nearness to the job drops most: Review first, Review next, Further down. A group only compares these candidates: somebody stands first even where nobody fits, and it decides nothing.',
    },
    position: {
      word: 'Position',
      text: 'Everyone has exactly one place, and filters never change it. It says where to start reading, not who is suitable.',
    },
    meaning: {
      word: 'Meaning',
      text: 'The sentences of a resume are compared with the description by what they mean, not by their letters. This happens on this computer, with a model that is inside Longlist.',
    },
    criteria_order: {
      word: 'Order',
      text: 'In Best match, whoever meets most of your criteria and is closest to the job comes first; must-haves count more, and something a resume does not mention is not a “no”. Meaning looks at the resume alone, Criteria at the criteria first. All three list the same people.',
    },
    board_order: {
      word: 'Order in a stage',
      text: 'In every stage people stand in the order of the ranking of this job. A card can be moved to another stage, but not up or down: where to start reading stays the same for everyone.',
    },
    must_nice: {
      word: 'Must have, nice to have',
      text: 'Must-haves come first in lists, marks and the client pack, and count more in Best match. A must-have that is not met never removes or rejects anybody.',
    },
    not_stated: {
      word: 'Not stated',
      text: 'The resume says nothing either way, which is not a “no”. Ask the person; then write the answer down here.',
    },
    not_mentioned: {
      word: 'Not met: not mentioned',
      text: 'A resume would usually say so, and this one does not: nothing in it speaks against it. If it matters, ask; then write the answer down here.',
    },
    confidence: {
      word: 'Confidence',
      text: 'How often answers like this one were right when they were checked against resumes read by people. With low confidence, read the quote yourself.',
    },
    considered: {
      word: 'Considered',
      text: 'You put this person forward for the job, or Longlist found them in your pool; they have not applied. An application has its own date.',
    },
    override: {
      word: 'Your answer',
      text: 'Your answer is shown in place of what was read, with your reason, and both are kept. It changes the order only where you let your answers count, so that a ranking can always be repeated.',
    },
    spotlight: {
      word: 'Put forward',
      text: 'A person put forward is shown to the client: they appear in Share and in the client pack. You can take them back at any time.',
    },
    blind: {
      word: 'Blind mode',
      text: 'Names, photos, contact details, age, gendered words and schools are hidden everywhere, in files and exports as well. Nothing is deleted; switch it off and all of it is back.',
    },
    suggested_tag: {
      word: 'Suggested tag',
      text: 'Longlist found this in the resume and set the tag by itself. Keep it or take it off; once taken off it does not come back.',
    },
    stage: {
      word: 'Stage',
      text: 'How far somebody is with this job. Stages only change when a person or a program you allowed moves somebody.',
    },
    nearness: {
      word: 'More like this',
      text: 'Everyone is put in order by how near their resume comes to this one. It compares what was written about the work, not the people.',
    },
  },
};
