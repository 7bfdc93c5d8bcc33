import type { Comparacion } from '@malla/contracts/versiones.ts'
import { nombreDeCampoDeCompetencia } from '@malla/domain/planes/compararCompetencias.ts'
import { StateBadge, type Tone } from '../../ui/StateBadge.tsx'
import classes from './Comparar.module.css'

type Competencia = Comparacion['competencias'][number]

const CAMBIOS: Record<Competencia['cambio'], [palabra: string, tono: Tone]> = {
  igual: ['Sin cambios', 'plain'],
  nuevo: ['Nueva', 'good'],
  retirado: ['Retirada', 'danger'],
  cambiado: ['Cambiada', 'warning'],
}

/** What happened to a competency: another code alone is a move. */
const palabraDe = ({ cambio, movido }: Competencia): [string, Tone] => {
  if (!movido) return CAMBIOS[cambio]
  return [cambio === 'cambiado' ? 'Cambiada y movida' : 'Movida', 'warning']
}

/** The competencies of two plans, one a row, each with what happened to it. */
export function CompetenciasComparadas({ competencias }: { competencias: readonly Competencia[] }) {
  return (
    <table className={`${classes.tabla} ${classes.cursos}`} aria-label="Competencia por competencia">
      <thead>
        <tr>
          <th scope="col">Competencia</th>
          <th scope="col">Tipo</th>
          <th scope="col">Qué cambia</th>
          <th scope="col">Detalle</th>
        </tr>
      </thead>
      <tbody>
        {competencias.map(c => (
          <Fila key={`${c.antes?.id ?? ''}-${c.despues?.id ?? ''}`} c={c} />
        ))}
      </tbody>
    </table>
  )
}

function Fila({ c }: { c: Competencia }) {
  const vista = (c.despues ?? c.antes)!
  const [palabra, tono] = palabraDe(c)
  return (
    <tr>
      <td className={classes.nombre}>
        {vista.nombre} <span>{vista.codigo}</span>
      </td>
      <td className={classes.lugar}>{vista.tipo}</td>
      <td>
        <StateBadge tone={tono}>{palabra}</StateBadge>
      </td>
      <td>
        <ul className={classes.campos}>
          {c.campos.map(f => (
            <li key={f.campo}>
              <b>{nombreDeCampoDeCompetencia[f.campo]}:</b> {f.antes || '–'} → {f.despues || '–'}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
