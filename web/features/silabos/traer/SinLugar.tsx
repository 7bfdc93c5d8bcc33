import type { NoReconocidoDeSilabo } from '@malla/contracts/traerSilabo.ts'
import { Select } from '@mantine/core'
import { alcanzable } from '../../../ui/alcanzable.ts'
import { porLugar } from '../../../ui/porLugar.tsx'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import classes from './Traer.module.css'

/** What found no place in the syllabus: each piece can be sent into a section by hand, or left. */
export function SinLugar({
  piezas,
  destinos,
  sueltos,
  onSueltos,
}: {
  piezas: readonly NoReconocidoDeSilabo[]
  destinos: readonly { clave: string; nombre: string }[]
  sueltos: Readonly<Record<number, string>>
  onSueltos: (sueltos: Readonly<Record<number, string>>) => void
}) {
  const enviar = (i: number, clave: string | null) => {
    const { [i]: _, ...otros } = sueltos
    onSueltos(clave === null ? otros : { ...otros, [i]: clave })
  }
  return (
    <section className={classes.seccion} aria-label="Lo que no se reconoció">
      <h3>Lo que no se reconoció</h3>
      <ul className={classes.piezas}>
        {porLugar(piezas, ({ titulo, html }, i) => (
          <li>
            {titulo && <h4>{titulo}</h4>}
            {html !== '' && (
              <section {...alcanzable} aria-label={titulo ?? `Parte ${i + 1}`}>
                <TextoRico html={html} />
              </section>
            )}
            <Select
              label="Llevar a"
              aria-label={`Llevar a: ${titulo ?? `parte ${i + 1}`}`}
              placeholder="No traer"
              clearable
              data={destinos.map(d => ({ value: d.clave, label: d.nombre }))}
              value={sueltos[i] ?? null}
              onChange={clave => enviar(i, clave)}
              comboboxProps={{ zIndex: 400 }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
