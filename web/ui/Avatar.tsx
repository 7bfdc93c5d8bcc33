import classes from './Avatar.module.css'

const colors = ['--a1', '--a2', '--a3', '--a4', '--a5', '--a7']
const colorOf = (name: string): string =>
  colors[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % colors.length]!

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]!.toUpperCase())
    .join('')

/** A person: picture or initials, always the same colour for the same name. The name is said by what stands around it. */
export function Avatar({ name, image, size = 28 }: { name: string; image?: string | null; size?: number }) {
  if (image) return <img className={classes.image} src={image} alt="" width={size} height={size} />
  return (
    <span
      className={classes.initials}
      aria-hidden
      style={{
        width: size,
        height: size,
        fontSize: Math.max(11, size * 0.39),
        borderColor: `var(${colorOf(name)})`,
      }}
    >
      {initials(name)}
    </span>
  )
}
