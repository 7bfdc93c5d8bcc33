import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { formatCreditos, MAX_CREDITOS } from '@malla/domain/asignaturas/creditos.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { luzDeSilabo } from '@malla/domain/silabos/estado.ts'
import { Select } from '@mantine/core'
import type { Option } from '../../ui/form/fields.tsx'
import { Fact, Facts } from '../../ui/Inspector.tsx'
import { type Status, StatusDot } from '../../ui/StatusDot.tsx'
import { CifraEditable } from './CifraEditable.tsx'
import { palabraDeSilabo } from './colores.ts'
import type { CursoDeMalla, EdicionDeCurso } from './curso.ts'
import classes from './InspectorDeCurso.module.css'

export interface DatosDeCursoProps {
  curso: CursoDeMalla
  areas: readonly Option<Id>[]
  tipos: readonly Option<Id>[]
  /** Courses of this plan count credits. */
  conCreditos: boolean
  /** Why nothing of it can be changed. */
  whyNot: string | null
  onEditar: (texto: string, ediciones: readonly EdicionDeCurso[]) => void
}

const marca: Record<ReturnType<typeof luzDeSilabo>, Status> = {
  success: 'good',
  warning: 'warning',
  danger: 'none',
}

const horas = [
  ['horasteoria', 'Horas de teoría'],
  ['horaspractica', 'Horas de práctica'],
  ['horasvirtual', 'Horas virtuales'],
] as const
const MAX_HORAS = 99

/** The figures of a course; each can be changed where it stands. */
export function DatosDeCurso({ curso, areas, tipos, conCreditos, whyNot, onEditar }: DatosDeCursoProps) {
  const editar = (que: string, campos: Partial<EdicionDeCurso>) =>
    onEditar(`${que} de ${curso.nombre}`, [{ id: curso.id, ...campos }])
  const isFija = whyNot !== null
  return (
    <Facts>
      {(conCreditos || curso.credits !== null) && (
        <Fact label="Créditos">
          <CifraEditable
            nombre="Créditos"
            valor={curso.credits}
            max={MAX_CREDITOS}
            vacia
            fija={isFija}
            onChange={credits => editar('créditos', { credits })}
          />
        </Fact>
      )}
      <Fact label="Horas T · P · V">
        <span className={classes.cifras}>
          {horas.map(([campo, nombre]) => (
            <span key={campo}>
              <CifraEditable
                nombre={nombre}
                valor={curso[campo]}
                max={MAX_HORAS}
                fija={isFija}
                onChange={n => editar(nombre.toLowerCase(), { [campo]: n ?? 0 })}
              />
            </span>
          ))}
        </span>
      </Fact>
      <Fact label="Horas semanales">{formatCreditos(horasTotales(curso))}</Fact>
      <Eleccion
        label="Área"
        opciones={areas}
        valor={curso.areacurso_id}
        fija={isFija}
        onChange={areacurso_id => editar('área', { areacurso_id })}
      />
      <Eleccion
        label="Tipo"
        opciones={tipos}
        valor={curso.tipocurso_id}
        fija={isFija}
        onChange={tipocurso_id => editar('tipo', { tipocurso_id })}
      />
      <Fact label="Sílabo">
        <StatusDot status={marca[luzDeSilabo(curso.silabo)]}>{palabraDeSilabo(curso.silabo)}</StatusDot>
      </Fact>
    </Facts>
  )
}

function Eleccion({
  label,
  opciones,
  valor,
  fija,
  onChange,
}: {
  label: string
  opciones: readonly Option<Id>[]
  valor: Id | null
  fija: boolean
  onChange: (valor: Id | null) => void
}) {
  const nombre = opciones.find(o => o.value === valor)?.label
  if (fija || opciones.length === 0) return <Fact label={label}>{nombre ?? '–'}</Fact>
  return (
    <Fact label={label}>
      <Select<Id>
        aria-label={label}
        variant="unstyled"
        classNames={{ root: classes.eleccion, input: classes.editable }}
        data={[...opciones]}
        value={valor}
        placeholder="–"
        onChange={onChange}
        allowDeselect
        searchable={opciones.length > 7}
        comboboxProps={{ width: 220, position: 'bottom-end' }}
      />
    </Fact>
  )
}
