/** Words that need one: two plain sentences each, behind a small “?”. */
export const help = {
  about: (word: string) => `What does “${word}” mean?`,
  terms: {
    band: {
      word: 'Top group',
      text: 'The list is split into three groups where the match drops most: Top group, Middle group, Further down. Groups only compare these candidates: somebody is on top even if nobody fits. They decide nothing.',
    },
    position: {
      word: 'Position',
      text: 'Everyone has exactly one position, and filters never change it. It says where to start reading, not who is suitable.',
    },
    meaning: {
      word: 'Text',
      text: 'The sentences of a resume are compared with the description by meaning, not word for word. This happens on this computer, with a model that comes with Longlist.',
    },
    marks: {
      word: 'Marks',
      text: 'Half full: only a list of skills names it, and nothing shows it at work. A second ring: a person answered, whatever the resume says. The figure and the bar over a column show how many candidates meet that criterion: red is nobody, bold the fewest.',
    },
    criteria_order: {
      word: 'Order',
      text: 'Best match puts candidates first who meet most of your criteria and come closest to the job; must-haves count more, and something a resume does not mention is not a “no”. Text looks at the resume alone, Criteria at the criteria first. All three list the same candidates.',
    },
    board_order: {
      word: 'Order in a stage',
      text: 'In every stage candidates are in the order of the ranking of this job. You can move a card to another stage, but not up or down: where to start reading stays the same for everyone.',
    },
    must_nice: {
      word: 'Must have, nice to have',
      text: 'Must-haves come first in lists, marks and the client pack, and count more in Best match. A must-have that is not met never removes or rejects anyone.',
    },
    not_stated: {
      word: 'Not stated',
      text: 'The resume says nothing either way, which is not a “no”. Ask the candidate, then note the answer here.',
    },
    not_mentioned: {
      word: 'Not mentioned',
      text: 'A resume would usually say so and this one does not, so it counts as not met; nothing in it says the opposite. If it matters, ask, then note the answer here.',
    },
    confidence: {
      word: 'Confidence',
      text: 'How often answers like this one were right when checked against resumes read by people. With low confidence, read the quote yourself.',
    },
    considered: {
      word: 'Added',
      text: 'You added this candidate to the job, or Longlist found them in your pool; they have not applied. An application has its own date.',
    },
    override: {
      word: 'Your answer',
      text: 'Your answer is shown instead of what was read, with your reason; both are kept. It changes the order only if you let your answers count, so that a ranking can always be repeated.',
    },
    spotlight: {
      word: 'Put forward',
      text: 'A candidate put forward is shown to the client: in Share and in the client pack. You can remove them at any time.',
    },
    blind: {
      word: 'Blind mode',
      text: 'Names, photos, contact details, age, gendered words and schools are hidden everywhere, in files and exports as well. Nothing is deleted; turn it off and everything is back.',
    },
    suggested_tag: {
      word: 'Suggested tag',
      text: 'Longlist found this in the resume and added the tag. Keep it or remove it; once removed, it does not come back.',
    },
    stage: {
      word: 'Stage',
      text: 'How far a candidate is with this job. It changes only when somebody, or an app you approved, moves them.',
    },
    nearness: {
      word: 'Similar',
      text: 'Everyone is ranked by how similar their resume is to this one. It compares what is written about the work, not the people.',
    },
  },
};
