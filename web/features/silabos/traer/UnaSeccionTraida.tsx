import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { isVacio, type LineaDeLogro, type Unidad } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import type { DatoLeido } from '@malla/domain/silabos/reconocer/leerOtras.ts'
import { Checkbox, Group, Radio } from '@mantine/core'
import { alcanzable } from '../../../ui/alcanzable.ts'
import { StateBadge } from '../../../ui/StateBadge.tsx'
import { enTexto } from '../silabo/enTexto.ts'
import type { Modo } from '../silabo/traerDeOtro.ts'
import type { SeccionTraida } from './eleccion.ts'
import { enlacesEnPalabras } from './enlaces.ts'
import classes from './Traer.module.css'

interface Props {
  seccion: SeccionTraida
  /** What the syllabus (or its carta) has of it now. */
  aqui: unknown
  /** Units that the document has, which its evaluation names. */
  unidades: readonly Unidad[]
  abierto: SilaboAbierto
  modo: Modo
  onModo: (modo: Modo) => void
}

const datosDelCurso = ({ curso, plan, ciclo, requisitos }: SilaboAbierto): DatoLeido[] => [
  { nombre: 'Curso', valor: curso.nombre },
  { nombre: 'Código', valor: curso.codigo ?? '' },
  { nombre: 'Programa', valor: plan.programa },
  { nombre: 'Plan', valor: plan.full_name },
  { nombre: 'Ciclo', valor: ciclo ?? '' },
  { nombre: 'Créditos', valor: formatCreditos(curso.credits) },
  { nombre: 'Requisitos', valor: requisitos },
]

const datosEnTexto = (datos: readonly DatoLeido[]): string =>
  datos
    .filter(d => d.valor !== '')
    .map(d => (d.nombre === '' ? d.valor : `${d.nombre}: ${d.valor}`))
    .join('\n')

/** One section: here at the left, the document's at the right, and whether it is taken. */
export function UnaSeccionTraida({ seccion, aqui, unidades, abierto, modo, onModo }: Props) {
  const { clave, nombre, titulos, valor, avisos, seguridad, whyNot } = seccion
  const estructura = abierto.estructura as EstructuraDeSilabo
  const suyas = (abierto.silabo.silabo.unidadesaprendizaje ?? []) as Unidad[]
  const decir = (v: unknown, de: readonly Unidad[]): string =>
    clave === 'sumilla' ? textoLlano(String(v ?? '')) : enTexto(clave, v, { estructura, unidades: de })
  const isDatos = clave === 'datos'
  const deAqui = isDatos ? datosEnTexto(datosDelCurso(abierto)) : decir(aqui, suyas)
  const suyo = isDatos ? datosEnTexto(valor as DatoLeido[]) : decir(valor, unidades)
  const isLogros = clave === 'competencias' || clave === 'resultados'
  const enlaces = isLogros ? enlacesEnPalabras(valor as LineaDeLogro[], abierto.competencias) : null
  const isVacia = isDatos ? false : isVacio(aqui)
  return (
    <section className={classes.seccion} aria-label={nombre}>
      <h3>
        {nombre} {seguridad === 'media' && <StateBadge tone="warning">Revíselo</StateBadge>}
        {seguridad === 'baja' && <StateBadge tone="warning">Dudoso</StateBadge>}
      </h3>
      <div className={classes.lados}>
        <section {...alcanzable} aria-label={`${nombre}: aquí`}>
          <h4>Aquí</h4>
          {isVacia ? (
            <p className={classes.nota}>Sin texto todavía.</p>
          ) : (
            <p className={classes.llano}>{deAqui}</p>
          )}
        </section>
        <section {...alcanzable} aria-label={`${nombre}: en el documento`}>
          <h4>{titulos.length > 0 ? `En el documento: «${titulos.join('», «')}»` : 'En el documento'}</h4>
          {suyo === '' ? <p className={classes.nota}>Sin texto.</p> : <p className={classes.llano}>{suyo}</p>}
        </section>
      </div>
      {enlaces && <p className={classes.nota}>{enlaces}</p>}
      {avisos.length > 0 && (
        <ul className={classes.avisos}>
          {avisos.map(aviso => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      )}
      {whyNot ? (
        <p className={classes.nota}>{whyNot}</p>
      ) : (
        <Eleccion nombre={nombre} isVacia={isVacia} modo={modo} onModo={onModo} />
      )}
    </section>
  )
}

function Eleccion({
  nombre,
  isVacia,
  modo,
  onModo,
}: {
  nombre: string
  isVacia: boolean
  modo: Modo
  onModo: (modo: Modo) => void
}) {
  return (
    <>
      <Checkbox
        label={`Traer ${nombre}`}
        checked={modo !== 'queda'}
        onChange={event => onModo(event.currentTarget.checked ? 'sigue' : 'queda')}
      />
      {modo !== 'queda' && !isVacia && (
        <Radio.Group
          aria-label={`Qué se hace con lo que ya hay en ${nombre}`}
          value={modo}
          onChange={v => onModo(v as Modo)}
        >
          <Group gap={16} mt={8} pl={28}>
            <Radio value="sigue" label="Se añade después de lo de aquí" />
            <Radio value="reemplaza" label="Reemplaza lo de aquí" />
          </Group>
        </Radio.Group>
      )}
    </>
  )
}
