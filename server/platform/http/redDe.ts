/** Whom a provider gives one IPv6 address has 2^64 of them: they count as one. */
export function redDe(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '')
  const [antes = '', despues] = ip.toLowerCase().split('%')[0]!.split('::')
  const partes = (x = ''): string[] => x.split(':').filter(Boolean)
  const [a, d] = [partes(antes), partes(despues)]
  const medio = despues === undefined ? [] : Array<string>(Math.max(0, 8 - a.length - d.length)).fill('0')
  const grupos = [...a, ...medio, ...d].slice(0, 4).map(g => Number.parseInt(g, 16).toString(16))
  return `${grupos.join(':')}::/64`
}
