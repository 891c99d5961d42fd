import { number } from './words.ts';

/** People with accounts in an office. Nothing of it is seen on a laptop. */
export const people = {
  // Signing in.
  signIn: 'Sign in',
  why: {
    none: (host: string) => `Your office’s Longlist at ${host}`,
    signed_out: () =>
      'You are signed out. Nothing can be read or changed from this browser until you sign in again.',
    ended: () =>
      'Your session has ended: somebody ended it in Settings, it was not used for seven days, or it was thirty days old. Everything you saved is safe.',
    used_link: () =>
      'This link no longer works. Each link can be used once, within seven days. Sign in with your password, or ask an owner for a new link.',
  },
  email: 'E-mail address',
  notAnAddress: 'This is not an e-mail address.',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  forgotten: 'Forgot your password? An owner of the office can send you a new link.',
  // A password of one’s own.
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeText:
    'Choose a password so that you can sign in from any browser. The link you used no longer works.',
  wrongCurrent: 'That is not your current password.',
  newPassword: 'New password',
  currentPassword: 'Current password',
  rules:
    'At least 12 characters. A few words in a row are easy to remember and hard to guess. Do not use your name or e-mail address.',
  tooShort: (length: number) => `Use at least 12 characters; this has ${number.format(length)}.`,
  tooUniform: 'Use at least five different characters.',
  isOwn: 'Do not use your name or e-mail address.',
  choose: 'Set password',
  later: 'Later',
  laterText: 'Without a password, you will need another link after you sign out of this browser.',
  passwordChosen: 'Your password is set',
  passwordChanged: 'Your password has been changed, and your other browsers are signed out',
  change: 'Change password',
  chooseOne: 'Choose a password',
  // One’s own account.
  account: 'Your account',
  accountText: 'How others see you, and how you sign in.',
  menu: (name: string) => `${name}: account and sign out`,
  menuAccount: 'Account',
  name: 'Name',
  saved: 'Saved',
  hasPassword: 'You sign in with your e-mail address and your password.',
  hasNone: 'You have no password yet. After you sign out, you will need a link from an owner.',
  ownBrowsers: 'Your browsers',
  // Everybody.
  title: 'People',
  text: 'Everyone signs in with their own account, and their name is shown with what they do.',
  nobodyTitle: 'Nobody has an account yet',
  nobodyText:
    'For now, anyone with the link that the server printed can do everything, and nobody can tell who did what. With accounts, everyone signs in with a password, owners decide who can do what, and every decision shows who made it. Start with yourself, then add the others.',
  makeOwner: 'Make yourself the first owner',
  hint: 'Nobody has an account here yet',
  columns: { name: 'Name and e-mail address', role: 'Role', seen: 'Last seen' },
  you: 'You',
  former: 'Someone',
  never: 'never',
  invited: (until: string) => `Invited until ${until}`,
  inviteEnded: 'Link expired',
  roles: { owner: 'Owner', recruiter: 'Recruiter', reader: 'Reader' },
  roleText: {
    owner: 'Everything, including people, apps, settings and copies of all data',
    recruiter: 'Everything about jobs and candidates',
    reader: 'Look at everything, change nothing',
  },
  roleOf: (name: string) => `Role of ${name}`,
  roleChanged: (name: string, role: string) => `${name} is now: ${role}`,
  roleFailed: (name: string) => `${name} still has the same role.`,
  roleLabel: 'Role',
  add: 'Add a person',
  create: 'Create account',
  linkTitle: (name: string) => `A link for ${name}`,
  linkOnce: (until: string) =>
    `Copy the link now: you will not see it again. It works once, until ${until}. Send it yourself in a way you trust; Longlist sends nothing.`,
  link: 'Link',
  linkKept: 'I have copied it',
  linkAgain: 'New link',
  linkAgainOf: (name: string) => `New link for ${name}`,
  linkAgainText: (name: string) =>
    `Use this if they have lost their password or their link. ${name} is signed out everywhere at once, and their password and older links stop working.`,
  makeLink: 'Create link',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removeText: (name: string) =>
    `${name} is signed out at once and can no longer sign in. Their name stays with what they did. Jobs that only they could see become visible to you alone.`,
  removed: (name: string) => `${name} has been removed`,
  whose: 'Person and browser',
  allBrowsers:
    'A browser stays signed in for thirty days, or until it has not been used for seven. Once signed out, it can read nothing any more.',
  // What a role may not.
  onlyLooks: 'You can look at everything, but not change anything',
  onlyOwners: 'Only owners can change this.',
  // Who else is here.
  looking: (names: readonly string[], more: number) => {
    const all = [...names, ...(more > 0 ? [`${number.format(more)} more`] : [])];
    return all.length === 1
      ? `${all[0]} is looking at this`
      : `${all.slice(0, -1).join(', ')} and ${all.at(-1)} are looking at this`;
  },
  // Who did it.
  by: 'People',
  did: 'What people, apps and Longlist did, newest first',
};
