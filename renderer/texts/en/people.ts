import { number } from './words.ts';

/** People with accounts in an office. Nothing of it is seen on a laptop. */
export const people = {
  // Signing in.
  signIn: 'Sign in',
  why: {
    none: (host: string) => `To your office’s Longlist at ${host}.`,
    signed_out: () => 'You are signed out. Nothing can be read or changed from this browser any more.',
    ended: () =>
      'Your session has ended: it was ended in Settings, nobody used it for seven days, or it was thirty days old. What you had saved is safe.',
    used_link: () =>
      'This link no longer works: each opens Longlist once, within seven days. Sign in with your password, or ask an owner of the office for a new link.',
  },
  email: 'E-mail address',
  notAnAddress: 'This is no e-mail address.',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  forgotten: 'Password forgotten? An owner of the office can make you a link.',
  // A password of one’s own.
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeText:
    'Choose a password, to sign in from any browser. The link that brought you here works no more.',
  wrongCurrent: 'This is not your password so far.',
  newPassword: 'New password',
  currentPassword: 'Password so far',
  rules:
    'At least 12 characters. A few words in a row are easy to remember and hard to guess. It must not be your name or hold your e-mail address.',
  tooShort: (length: number) => `It takes at least 12 characters; this has ${number.format(length)}.`,
  tooUniform: 'It takes at least five different characters.',
  isOwn: 'It must not be your name or hold your e-mail address.',
  choose: 'Choose this password',
  later: 'Later',
  laterText: 'Without a password you need another link once this browser is signed out.',
  passwordChosen: 'Your password is set',
  passwordChanged: 'Your password is changed; your other browsers are signed out',
  change: 'Change password',
  chooseOne: 'Choose a password',
  // One’s own account.
  account: 'Your account',
  accountText: 'What others see of you, and how you sign in.',
  menu: (name: string) => `${name}: account and signing out`,
  menuAccount: 'Account',
  name: 'Name',
  saved: 'Saved',
  hasPassword: 'You sign in with your e-mail address and your password.',
  hasNone: 'You have no password yet: once signed out, you need a link from an owner.',
  ownBrowsers: 'Your browsers',
  // Everybody.
  title: 'People',
  text: 'Everybody who works here signs in with an account of their own. What they do carries their name.',
  nobodyTitle: 'Nobody has an account yet',
  nobodyText:
    'Until then, whoever opens the link that the server prints may do everything, and nobody can tell who did what. With accounts, everybody signs in with a password, owners decide who may do what, and every decision says who made it. Begin with yourself; then add the others.',
  makeOwner: 'Make yourself the first owner',
  hint: 'Nobody has an account here yet',
  columns: { name: 'Name and e-mail address', role: 'May', seen: 'Last seen' },
  you: 'You',
  former: 'Someone',
  never: 'never',
  invited: (until: string) => `Invited until ${until}`,
  inviteEnded: 'The link has ended',
  roles: { owner: 'Owner', recruiter: 'Recruiter', reader: 'Reader' },
  roleText: {
    owner: 'Everything: people, programs, settings and copies of all data, too',
    recruiter: 'Everything about jobs and candidates',
    reader: 'Look at everything, and change nothing',
  },
  roleOf: (name: string) => `What ${name} may do`,
  roleChanged: (name: string, role: string) => `${name} is now: ${role}`,
  roleFailed: (name: string) => `${name} keeps the role they had.`,
  roleLabel: 'They may',
  add: 'Add somebody',
  create: 'Make the account',
  linkTitle: (name: string) => `A link for ${name}`,
  linkOnce: (until: string) =>
    `Copy the link now: it is shown this once. It signs them in once, until ${until}. Send it yourself, so that nobody else gets it; Longlist sends nothing.`,
  link: 'Link',
  linkKept: 'I have copied it',
  linkAgain: 'New link',
  linkAgainOf: (name: string) => `New link for ${name}`,
  linkAgainText: (name: string) =>
    `For when they lost their password or their link. ${name}’s password and all their sessions end at once, and older links work no more.`,
  makeLink: 'Make the link',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removeText: (name: string) =>
    `${name} is signed out at once and comes in no more. What they did keeps their name. Jobs that only they see become yours alone.`,
  removed: (name: string) => `${name} has no account any more`,
  whose: 'Who and browser',
  allBrowsers:
    'Whoever signs in stays signed in there for thirty days, or until nobody has used it for seven. Signed out, a browser can read nothing from then on.',
  // What a role may not.
  onlyLooks: 'You can look at everything and change nothing',
  onlyOwners: 'Only owners change this.',
  // Who else is here.
  looking: (names: readonly string[], more: number) => {
    const all = [...names, ...(more > 0 ? [`${number.format(more)} more`] : [])];
    return all.length === 1
      ? `${all[0]} is looking at this`
      : `${all.slice(0, -1).join(', ')} and ${all.at(-1)} are looking at this`;
  },
  // Who did it.
  by: 'People',
  did: 'What people, programs and Longlist did, newest first',
};
