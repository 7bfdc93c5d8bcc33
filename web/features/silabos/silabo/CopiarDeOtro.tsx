import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { isVacio } from '@malla/domain/silabos/contenido.ts'
import { isSeccionEscrita, type SeccionDeSilabo, seccionesActivas } from '@malla/domain/silabos/estructura.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button, Checkbox, Group, Radio } from '@mantine/core'
import { useState } from 'react'
import { alcanzable } from '../../../ui/alcanzable.ts'
import { notifyGood } from '../../../ui/alerts.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogFoot } from '../../../ui/DialogFoot.tsx'
import { newKey } from '../../../ui/newKey.ts'
import { tecla } from '../../../ui/tecla.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import { ElegirSilabo } from './ElegirSilabo.tsx'
import classes from './Enfrentar.module.css'
import { enTexto, unidadEnTexto } from './enTexto.ts'
import { ponerVarias } from './ponerVarias.ts'
import comun from './Silabo.module.css'
import { type Modo, modoAhora, traerDeOtro } from './traerDeOtro.ts'

/** «Copiar de otro sílabo…»: sections side by side, each taken only when the person says so, whole or unit by unit. */
export function CopiarDeOtro({ enPantalla, onClose }: { enPantalla: SilaboEnPantalla; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title="Copiar de otro sílabo" size={960}>
      <ElegirSilabo abierto={enPantalla.abierto} label="Copiar de">
        {otro => <Secciones enPantalla={enPantalla} otro={otro} onClose={onClose} />}
      </ElegirSilabo>
    </Dialog>
  )
}

function Secciones({
  enPantalla,
  otro,
  onClose,
}: {
  enPantalla: SilaboEnPantalla
  otro: SilaboAbierto
  onClose: () => void
}) {
  const { estructura, estado, contenido, abierto } = enPantalla
  const suyos = { ...otro.silabo.silabo, ...otro.silabo.propias } as Record<string, unknown>
  const [modos, setModos] = useState<Readonly<Record<string, Modo>>>({})
  const unidadesDeOtro = otro.silabo.silabo.unidadesaprendizaje ?? []
  const [unidades, setUnidades] = useState<readonly string[]>(unidadesDeOtro.map(u => u.id))
  const secciones = seccionesActivas(estructura).filter(
    s => isSeccionEscrita(s.clave) && !isVacio(suyos[s.clave]),
  )
  const elegidas = secciones.filter(s => (modos[s.clave] ?? 'queda') !== 'queda')
  const copiar = () => {
    const cambios = traerDeOtro(
      contenido,
      { ...otro.silabo.silabo, ...otro.silabo.propias },
      { modos, unidades },
      newKey,
      {
        entreCursos: baseDe(otro.curso) !== baseDe(abierto.curso),
        competencias: new Set(abierto.competencias.map(c => c.id)),
      },
    )
    ponerVarias(enPantalla, 'copiar de otro sílabo', cambios)
    const cuantas = segun(elegidas.length, 'Se copió 1 sección', 'Se copiaron # secciones')
    notifyGood(`${cuantas}. ${tecla('Ctrl Z')} lo deshace.`)
    onClose()
  }
  if (secciones.length === 0)
    return <p className={comun.nota}>Ese sílabo no tiene nada escrito en las secciones de este.</p>
  return (
    <>
      <p className={comun.nota}>
        Nada se copia sin que usted lo elija. Lo que hay aquí queda en el historial.
      </p>
      {secciones.map(s => (
        <UnaSeccion
          key={s.clave}
          seccion={s}
          aqui={enTexto(s.clave, estado.valores[s.clave], {
            estructura,
            unidades: contenido.unidadesaprendizaje ?? [],
          })}
          suyo={enTexto(s.clave, suyos[s.clave], { estructura, unidades: unidadesDeOtro })}
          isVacia={isVacio(estado.valores[s.clave])}
          modo={modos[s.clave] ?? 'queda'}
          onModo={modo => setModos({ ...modos, [s.clave]: modo })}
        >
          {s.clave === 'unidadesaprendizaje' && (modos[s.clave] ?? 'queda') !== 'queda' && (
            <Checkbox.Group
              label={`Qué ${estructura.unidad.plural} se copian`}
              value={[...unidades]}
              onChange={setUnidades}
            >
              <Group gap={16} mt={4}>
                {unidadesDeOtro.map((u, i) => (
                  <Checkbox
                    key={u.id}
                    value={u.id}
                    label={unidadEnTexto({ ...u, resultado: '', semanas: [] }, i, estructura)}
                  />
                ))}
              </Group>
            </Checkbox.Group>
          )}
        </UnaSeccion>
      ))}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button disabled={elegidas.length === 0} onClick={copiar}>
          {elegidas.length === 0 ? 'Elija qué copiar' : 'Copiar'}
        </Button>
      </DialogFoot>
    </>
  )
}

function UnaSeccion({
  seccion,
  aqui,
  suyo,
  isVacia,
  modo,
  onModo,
  children,
}: {
  seccion: SeccionDeSilabo
  aqui: string
  suyo: string
  isVacia: boolean
  modo: Modo
  onModo: (modo: Modo) => void
  children: React.ReactNode
}) {
  return (
    <section className={classes.enfrentadas} aria-label={seccion.nombre}>
      <h3>{seccion.nombre}</h3>
      <div>
        <section {...alcanzable} aria-label={`${seccion.nombre}: aquí`}>
          <h4>Aquí</h4>
          {isVacia ? (
            <p className={comun.nota}>Sin texto todavía.</p>
          ) : (
            <p className={classes.llano}>{aqui}</p>
          )}
        </section>
        <section {...alcanzable} aria-label={`${seccion.nombre}: en el otro`}>
          <h4>En el otro sílabo</h4>
          <p className={classes.llano}>{suyo}</p>
        </section>
      </div>
      <Radio.Group
        aria-label={`Qué se hace con ${seccion.nombre}`}
        value={modoAhora(modo, isVacia)}
        onChange={v => onModo(v as Modo)}
      >
        <Group gap={16}>
          <Radio value="queda" label="Queda lo de aquí" />
          {!isVacia && <Radio value="reemplaza" label="Reemplazar lo de aquí" />}
          <Radio value="sigue" label={isVacia ? 'Copiar' : 'Añadir al final'} />
        </Group>
      </Radio.Group>
      {children}
    </section>
  )
}
