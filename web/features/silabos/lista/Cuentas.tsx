import type { CuentaDeSilabos } from '@malla/contracts/recordatorios.ts'
import { luzEnFrase } from '@malla/domain/planes/estado.ts'
import { ProgressBar } from '../../../ui/ProgressRing.tsx'
import type { EstadoEnLista } from './estados.ts'
import classes from './Lista.module.css'

const CUENTAS: readonly { estado: EstadoEnLista; de: keyof CuentaDeSilabos; uno: string; varios: string }[] =
  [
    { estado: 'completos', de: 'completos', uno: 'completo', varios: 'completos' },
    { estado: 'a-medias', de: 'parciales', uno: luzEnFrase('warning'), varios: luzEnFrase('warning') },
    { estado: 'por-empezar', de: 'incompletos', uno: luzEnFrase('danger'), varios: luzEnFrase('danger') },
    { estado: 'faltan', de: 'faltan', uno: 'por entregar', varios: 'por entregar' },
    { estado: 'entregados', de: 'entregados', uno: 'entregado', varios: 'entregados' },
    { estado: 'observados', de: 'observados', uno: 'observado', varios: 'observados' },
    { estado: 'aprobados', de: 'aprobados', uno: 'aprobado', varios: 'aprobados' },
    { estado: 'sin-docente', de: 'sin_docente', uno: 'sin docente', varios: 'sin docente' },
  ]

/** How many syllabi are in each state; each number narrows the list to those, and a second touch takes that back. */
export function Cuentas({
  cuentas,
  estado,
  onEstado,
}: {
  cuentas: CuentaDeSilabos
  estado: string | undefined
  onEstado: (estado: EstadoEnLista | undefined) => void
}) {
  const parte = (n: number) => (cuentas.total === 0 ? 0 : (100 * n) / cuentas.total)
  return (
    <section className={classes.cuentas} aria-label="Cuántos hay en cada estado">
      <p className={classes.total}>
        <strong>
          {cuentas.completos} de {cuentas.total}
        </strong>
        <span>sílabos completos</span>
      </p>
      <div className={classes.barra}>
        <ProgressBar
          done={parte(cuentas.completos)}
          begun={parte(cuentas.parciales)}
          label="Sílabos completos"
        />
        <div className={classes.chips}>
          {CUENTAS.map(c => (
            <button
              key={c.estado}
              type="button"
              className={classes.chip}
              aria-pressed={estado === c.estado}
              onClick={() => onEstado(estado === c.estado ? undefined : c.estado)}
            >
              <strong>{cuentas[c.de]}</strong> {cuentas[c.de] === 1 ? c.uno : c.varios}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}
