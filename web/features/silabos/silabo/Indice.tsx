import { type Luz, palabraDeLuz } from '@malla/domain/planes/estado.ts'
import type { ParteDeSilabo } from '@malla/domain/silabos/completo.ts'
import { seccionesActivas } from '@malla/domain/silabos/estructura.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { StatusDot } from '../../../ui/StatusDot.tsx'
import { statusDeLuz } from '../../../ui/statusDeLuz.ts'
import { rotuloConNombre } from '../editores/programacion/unidades.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import classes from './Indice.module.css'
import type { Lugar } from './lugar.ts'
import { nombreCorto } from './nombreCorto.ts'
import comun from './Silabo.module.css'

/** A light for all units together. */
const juntas = (partes: readonly ParteDeSilabo[]): Luz =>
  partes.every(p => p.luz === 'success')
    ? 'success'
    : partes.every(p => p.luz === 'danger')
      ? 'danger'
      : 'warning'

/** The outline: «Sílabo · 7 de 10», each section with its light, units under the programme, and what lacks in one sentence. */
export function Indice({
  enPantalla: { estructura, contenido, medida, otros, observaciones },
  actual,
  onIr,
}: {
  enPantalla: SilaboEnPantalla
  actual: Lugar | null
  onIr: (lugar: Lugar) => void
}) {
  const unidades = contenido.unidadesaprendizaje ?? []
  const entrada = (lugar: Lugar, nombre: string, luz: Luz, cuenta: boolean) => (
    <Entrada
      lugar={lugar}
      nombre={nombre}
      luz={luz}
      isOpcional={!cuenta}
      isActual={actual?.clave === lugar.clave && (lugar.donde === null || actual.donde === lugar.donde)}
      onIr={onIr}
    >
      {lugar.donde === null &&
        otros
          .filter(o => o.donde === lugar.clave)
          .map(o => (
            <span key={o.usuario_id} title={nombreCorto(o.nombres)} className={comun.aqui}>
              <Avatar name={o.nombres} image={o.imagen_url} size={18} />
              <span className="visually-hidden">{nombreCorto(o.nombres)} está aquí</span>
            </span>
          ))}
      {lugar.donde === null && observaciones.some(o => o.clave === lugar.clave && !o.resuelta) && (
        <small className={classes.observada}>observada</small>
      )}
    </Entrada>
  )
  return (
    <nav className={classes.indice} aria-label="Secciones del sílabo">
      <p className={classes.cuenta}>
        Sílabo · {medida.completas} de {medida.total}
      </p>
      <ol>
        {seccionesActivas(estructura).map(s => {
          const partes = medida.partes.filter(p => p.clave === s.clave)
          const cuenta = partes.some(p => p.cuenta)
          return (
            <li key={s.clave}>
              {entrada({ clave: s.clave, donde: null }, s.nombre, juntas(partes), cuenta)}
              {s.clave === 'unidadesaprendizaje' && unidades.length > 0 && (
                <ol>
                  {unidades.map((u, i) => {
                    const nombre = rotuloConNombre(u, i, estructura.unidad)
                    const luz = partes.find(p => p.unidad_id === u.id)?.luz ?? 'danger'
                    return <li key={u.id}>{entrada({ clave: s.clave, donde: u.id }, nombre, luz, true)}</li>
                  })}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
      <p className={classes.falta}>{medida.resumen}</p>
    </nav>
  )
}

function Entrada({
  lugar,
  nombre,
  luz,
  isOpcional,
  isActual,
  onIr,
  children,
}: {
  lugar: Lugar
  nombre: string
  luz: Luz
  isOpcional: boolean
  isActual: boolean
  onIr: (lugar: Lugar) => void
  children?: React.ReactNode
}) {
  return (
    <button
      type="button"
      className={classes.entrada}
      aria-current={isActual ? 'location' : undefined}
      onClick={() => onIr(lugar)}
    >
      <StatusDot status={isOpcional ? 'none' : statusDeLuz[luz]} quiet>
        {isOpcional ? 'Opcional' : palabraDeLuz[luz]}
      </StatusDot>
      <span className={classes.nombre}>{nombre}</span>
      {children}
    </button>
  )
}
