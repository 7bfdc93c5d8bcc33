import type { Parametro } from '@malla/contracts/parametros.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { formatCreditos, MAX_CREDITOS } from '@malla/domain/asignaturas/creditos.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { isElegible } from '@malla/domain/catalogos/estado.ts'
import { palabraDeSilabo } from '@malla/domain/silabos/estado.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { SelectBuscable } from '../../ui/form/SelectBuscable.tsx'
import { Fact, Facts } from '../../ui/Inspector.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { CifraEditable } from './CifraEditable.tsx'
import { marcaDeSilabo } from './colores.ts'
import type { CursoDeMalla, EdicionDeCurso } from './curso.ts'
import classes from './InspectorDeCurso.module.css'

export interface DatosDeCursoProps {
  curso: CursoDeMalla
  areas: readonly Parametro[]
  tipos: readonly Parametro[]
  /** Schools count no credits. */
  sinCreditos: boolean
  /** Why nothing of it can be changed. */
  whyNot: string | null
  /** `visto`: the fields as they were when they began to be written over, where that was before now. */
  onEditar: (texto: string, ediciones: readonly EdicionDeCurso[], visto?: EdicionDeCurso) => void
}

const horas = [
  ['horasteoria', 'Horas de teoría'],
  ['horaspractica', 'Horas de práctica'],
  ['horasvirtual', 'Horas virtuales'],
] as const
const MAX_HORAS = 99

/** The figures of a course; each can be changed where it stands. */
export function DatosDeCurso({ curso, areas, tipos, sinCreditos, whyNot, onEditar }: DatosDeCursoProps) {
  const editar = (que: string, campos: Partial<EdicionDeCurso>, vistos?: Partial<EdicionDeCurso>) =>
    onEditar(
      `${que} de ${curso.nombre}`,
      [{ ...campos, id: curso.id }],
      vistos && { ...vistos, id: curso.id },
    )
  const isFija = whyNot !== null
  return (
    <Facts>
      {!sinCreditos && (
        <Fact label="Créditos">
          <CifraEditable
            nombre="Créditos"
            valor={curso.credits}
            max={MAX_CREDITOS}
            vacia
            fija={isFija}
            onChange={(credits, visto) => editar('créditos', { credits }, { credits: visto })}
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
                onChange={(n, visto) => editar(nombre.toLowerCase(), { [campo]: n ?? 0 }, { [campo]: visto })}
              />
            </span>
          ))}
        </span>
      </Fact>
      <Fact label="Horas semanales">{formatCreditos(horasTotales(curso))}</Fact>
      <Eleccion
        label="Área"
        registros={areas}
        valor={curso.areacurso_id}
        fija={isFija}
        onChange={areacurso_id => editar('área', { areacurso_id })}
      />
      <Eleccion
        label="Tipo"
        registros={tipos}
        valor={curso.tipocurso_id}
        fija={isFija}
        onChange={tipocurso_id => editar('tipo', { tipocurso_id })}
      />
      <Fact label="Sílabo">
        <StatusDot status={marcaDeSilabo(curso.silabo)}>
          <Link href={paths.silabo(curso.id)} aria-label={`Sílabo: ${palabraDeSilabo(curso.silabo)}`}>
            {palabraDeSilabo(curso.silabo)}
          </Link>
        </StatusDot>
      </Fact>
      <Fact label="Carta">
        <Link href={paths.carta({ curso: curso.id })}>Ver la carta descriptiva</Link>
      </Fact>
    </Facts>
  )
}

function Eleccion({
  label,
  registros,
  valor,
  fija,
  onChange,
}: {
  label: string
  registros: readonly Parametro[]
  valor: Id | null
  fija: boolean
  onChange: (valor: Id | null) => void
}) {
  const nombre = registros.find(r => r.id === valor)?.nombre
  if (fija || registros.length === 0) return <Fact label={label}>{nombre ?? '–'}</Fact>
  // What is Desactivado stays where it is and cannot be chosen (§4).
  const opciones = registros
    .filter(r => isElegible(r) || r.id === valor)
    .map(r => ({ value: r.id, label: r.nombre, disabled: !isElegible(r) }))
  return (
    <Fact label={label}>
      <SelectBuscable<Id>
        aria-label={label}
        variant="unstyled"
        classNames={{ root: classes.eleccion, input: classes.editable }}
        data={opciones}
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
