import type { Evaluacion, Unidad } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { nombreDeUnidad } from '@malla/domain/silabos/etiquetaDeChoque.ts'
import { sinUnidadesIdas } from '@malla/domain/silabos/evaluacion.ts'
import { titular } from '@malla/domain/silabos/palabras.ts'
import { porcentaje } from '@malla/domain/texto/numero.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import editores from './editores.module.css'
import tabla from './lineas/Leida.module.css'

/** How a course is evaluated, as it prints. */
export function EvaluacionLeida({
  valor: { lineas, texto },
  unidades,
  estructura,
}: {
  valor: Evaluacion
  unidades: readonly Unidad[]
  estructura: EstructuraDeSilabo
}) {
  if (lineas.length === 0 && !texto) return <p className={editores.sinTexto}>Sin evaluación todavía.</p>
  const vistas = sinUnidadesIdas(lineas, unidades)
  const conInstrumento = lineas.some(l => l.instrumento.trim())
  const conUnidad = vistas.some(l => l.unidad_id !== null)
  return (
    <>
      {lineas.length > 0 && (
        <table className={tabla.leida} aria-label="Evaluación">
          <thead>
            <tr>
              <th scope="col">Evaluación</th>
              {conInstrumento && <th scope="col">Instrumento</th>}
              {conUnidad && <th scope="col">{titular(estructura.unidad.singular)}</th>}
              <th scope="col">Peso</th>
            </tr>
          </thead>
          <tbody>
            {vistas.map(l => (
              <tr key={l.id} data-donde={l.id}>
                <td>{l.nombre}</td>
                {conInstrumento && <td>{l.instrumento}</td>}
                {conUnidad && <td>{nombreDeUnidad(unidades, l.unidad_id, estructura)}</td>}
                <td>{l.peso === null ? '' : porcentaje(l.peso)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {texto && <TextoRico html={texto} />}
    </>
  )
}
