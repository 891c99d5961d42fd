/** A page outside of the interface follows the appearance chosen there, else that of the system. */
export function followAppearance(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const chosen = localStorage.getItem('mantine-color-scheme-value');
    const scheme = chosen === 'dark' || chosen === 'light' ? chosen : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset['mantineColorScheme'] = scheme;
  };
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
  apply();
}
