import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import { type ContenidoDeSilabo, isVacio, type Unidad } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { cuantos, segun } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { DialogFoot } from '../../../ui/DialogFoot.tsx'
import { newKey } from '../../../ui/newKey.ts'
import type { Modo } from '../silabo/traerDeOtro.ts'
import { cuantasElegidas, destinos, seccionesTraidas, valoresElegidos } from './eleccion.ts'
import { SinLugar } from './SinLugar.tsx'
import classes from './Traer.module.css'
import { UnaSeccionTraida } from './UnaSeccionTraida.tsx'

/** What was recognized, section by section beside what is there, and what found no place; each is taken only when it is chosen. */
export function LoReconocido({
  abierto,
  lectura,
  onOtro,
  onTraer,
  onClose,
}: {
  abierto: SilaboAbierto
  lectura: LecturaDeSilabo
  onOtro: () => void
  onTraer: (valores: ContenidoDeSilabo) => void
  onClose: () => void
}) {
  const estructura = abierto.estructura as EstructuraDeSilabo
  const aqui = useMemo(
    () => ({ ...abierto.silabo.propias, ...abierto.silabo.silabo }) as ContenidoDeSilabo,
    [abierto],
  )
  const { carta } = abierto.carta
  const secciones = useMemo(() => seccionesTraidas(lectura, estructura, carta), [lectura, estructura, carta])
  const [modos, setModos] = useState<Readonly<Record<string, Modo>>>({})
  const [sueltos, setSueltos] = useState<Readonly<Record<number, string>>>({})
  const cuantas = cuantasElegidas({ modos, sueltos })
  const deAqui = (clave: string): unknown =>
    clave === 'sumilla' ? abierto.carta.carta.sumilla : (aqui as Record<string, unknown>)[clave]
  const unidades = (secciones.find(s => s.clave === 'unidadesaprendizaje')?.valor ?? []) as Unidad[]
  const vacias = secciones.filter(s => s.whyNot === null && isVacio(deAqui(s.clave)))
  const faltan = vacias.filter(s => (modos[s.clave] ?? 'queda') === 'queda')
  return (
    <>
      <p className={classes.nota} role="status">
        {enPalabras(secciones.length, lectura.noReconocidos.length)} Nada se trae sin que usted lo elija.
      </p>
      {lectura.avisos.length > 0 && (
        <ul className={classes.avisos}>
          {lectura.avisos.map(aviso => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      )}
      {vacias.length > 1 && (
        <ActionButton
          variant="default"
          whyNot={faltan.length === 0 ? 'Ya están marcadas.' : null}
          onClick={() =>
            setModos({ ...modos, ...Object.fromEntries(vacias.map(s => [s.clave, 'sigue' as const])) })
          }
        >
          {`Marcar las ${vacias.length} secciones vacías`}
        </ActionButton>
      )}
      {secciones.map(s => (
        <UnaSeccionTraida
          key={s.clave}
          seccion={s}
          aqui={deAqui(s.clave)}
          unidades={unidades}
          abierto={abierto}
          modo={modos[s.clave] ?? 'queda'}
          onModo={modo => setModos({ ...modos, [s.clave]: modo })}
        />
      ))}
      {lectura.noReconocidos.length > 0 && (
        <SinLugar
          piezas={lectura.noReconocidos}
          destinos={destinos(estructura)}
          sueltos={sueltos}
          onSueltos={setSueltos}
        />
      )}
      <DialogFoot>
        <Button variant="subtle" onClick={onOtro}>
          Elegir otro documento
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <ActionButton
          whyNot={cuantas === 0 ? 'Marque qué quiere traer.' : null}
          onClick={() => onTraer(valoresElegidos(aqui, lectura, { modos, sueltos }, newKey))}
        >
          {cuantas === 0 ? 'Traer' : segun(cuantas, 'Traer 1 parte', 'Traer # partes')}
        </ActionButton>
      </DialogFoot>
    </>
  )
}

function enPalabras(secciones: number, sueltas: number): string {
  const reconocidas =
    secciones === 0
      ? 'No se reconoció ninguna sección.'
      : `Se ${segun(secciones, 'reconoció 1 sección', 'reconocieron # secciones')}.`
  if (sueltas === 0) return reconocidas
  return `${reconocidas} ${cuantos(sueltas, 'parte no se reconoció: está', 'partes no se reconocieron: están')} al final.`
}
