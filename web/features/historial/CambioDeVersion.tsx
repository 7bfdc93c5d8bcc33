import { etiquetas } from '@malla/contracts/etiquetas.ts'
import type { Version } from '@malla/contracts/historial.ts'
import { diferencia } from '@malla/domain/texto/diferencia.ts'
import { cambiosDeItems, enPocasPalabras, type ItemDeVersion } from './cambiosDeItems.ts'
import classes from './Diferencia.module.css'
import { Diferencia } from './Diferencia.tsx'

/** How a value of a field reads, or null when it is not known. */
export type Nombrar = (campo: string, valor: unknown) => string | null

/** What a version changed: a section entry by entry, anything else field by field. */
export function CambioDeVersion({
  version,
  abierta,
  nombrar,
}: {
  version: Version
  abierta: boolean
  nombrar: Nombrar | undefined
}) {
  const isTexto = Array.isArray(version.despues?.items)
  return isTexto ? (
    <Textos version={version} abierta={abierta} />
  ) : (
    <Campos version={version} abierta={abierta} nombrar={nombrar} />
  )
}

const itemsDe = (lado: Version['antes']): ItemDeVersion[] =>
  (lado?.items as ItemDeVersion[] | undefined) ?? []

function Textos({ version, abierta }: { version: Version; abierta: boolean }) {
  const cambios = cambiosDeItems(itemsDe(version.antes), itemsDe(version.despues))
  return (
    <>
      <span className={classes.cuando}>{enPocasPalabras(cambios)}</span>
      {abierta &&
        cambios.map(c => (
          <div key={c.clave} className={classes.cambio}>
            {c.titulo && <h4>{c.titulo}</h4>}
            {c.hechos.map(hecho => (
              <p key={hecho} className={classes.cuando}>
                {hecho}
              </p>
            ))}
            {c.trozos && <Diferencia trozos={c.trozos} etiqueta={c.titulo ?? 'Diferencia'} />}
          </div>
        ))}
    </>
  )
}

/** Fields that are bookkeeping, or follow from others. */
const callados = new Set([
  'revision',
  'id',
  'planestudio_id',
  'base_id',
  'empresa_id',
  'orden',
  'silabo_estado',
])

const enTexto = (valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return ''
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor)
}

function Campos({
  version,
  abierta,
  nombrar,
}: {
  version: Version
  abierta: boolean
  nombrar: Nombrar | undefined
}) {
  const { antes, despues } = version
  const leer = (campo: string, valor: unknown) => nombrar?.(campo, valor) ?? enTexto(valor)
  const campos = Object.keys(despues ?? {}).filter(
    c => !callados.has(c) && enTexto(antes?.[c]) !== enTexto(despues?.[c]),
  )
  const nombre = (campo: string): string => etiquetas[campo] ?? campo
  return (
    <>
      <span className={classes.cuando}>
        {antes === null ? 'Se creó.' : campos.map(nombre).join(', ') || 'Cambió de lugar.'}
      </span>
      {abierta &&
        campos.map(campo => (
          <div key={campo} className={classes.cambio}>
            <h4>{nombre(campo)}</h4>
            <Diferencia
              etiqueta={nombre(campo)}
              trozos={diferencia(leer(campo, antes?.[campo]), leer(campo, despues?.[campo]))}
            />
          </div>
        ))}
    </>
  )
}
