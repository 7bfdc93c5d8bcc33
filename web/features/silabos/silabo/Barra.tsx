import type { Periodo } from '@malla/contracts/periodos.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { cuandoVence } from '@malla/domain/silabos/plazos.ts'
import { etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useSetAddress } from '../../../app/address.ts'
import { useWhyNot } from '../../../app/permission.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { dmy, dmyTime } from '../../../ui/form/dates.ts'
import { useHoy } from '../../../ui/hoy.ts'
import { StateBadge } from '../../../ui/StateBadge.tsx'
import { Presentes } from '../../presencia/Presentes.tsx'
import { DocumentosDeSilabo } from '../documentos/DocumentosDeSilabo.tsx'
import { EstadoDeClaves } from '../editor/EstadoDeClaves.tsx'
import type { EstadoDeAlmacen } from '../editor/estadoDeAlmacen.ts'
import { tonoDeEstado } from '../lista/estados.ts'
import type { SilaboEnPantalla } from './contexto.ts'
import { dondeSigue } from './enRevision.ts'
import { Mas } from './Mas.tsx'
import { NuevaObservacion } from './NuevaObservacion.tsx'
import type { Panel } from './Paneles.tsx'
import { PorAtender } from './PorAtender.tsx'
import { Pulgar } from './Pulgar.tsx'
import { PRINCIPALES, palabrasDePaso } from './pasos.ts'
import { RespuestasDeAntes } from './RespuestasDeAntes.tsx'
import classes from './Silabo.module.css'
import { usePasos } from './usePasos.ts'
import { useVistaPrevia } from './useVistaPrevia.ts'
import { VersionAnterior } from './VersionAnterior.tsx'

/** Above the document: of which period and version, in which state, saved or not, who else is here, and what can be done with it. */
export function Barra({
  enPantalla,
  periodos,
  onPanel,
  onDecidir,
}: {
  enPantalla: SilaboEnPantalla
  periodos: readonly Periodo[]
  onPanel: (panel: Panel) => void
  onDecidir: () => void
}) {
  const { abierto, estado, otros } = enPantalla
  const pasos = usePasos(enPantalla)
  const principal = pasos.find(p => PRINCIPALES.includes(p.paso))
  const ambito = { asignatura_id: baseDe(abierto.curso) }
  const whyNotPrevia = useWhyNot('informes.ver', ambito)
  const verPrevia = useVistaPrevia(enPantalla)
  // There the tools scroll away with the page, and where the words are stays.
  const isTelefono = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <>
      <div className={`${classes.herramientas} no-print`}>
        <Selectores enPantalla={enPantalla} periodos={periodos} />
        <StateBadge tone={tonoDeEstado[abierto.silabo.estado]}>
          {etiquetaDeEstado[abierto.silabo.estado]}
        </StateBadge>
        {abierto.whyNotEditar === null && abierto.periodo?.entrega && (
          <Plazo entrega={abierto.periodo.entrega} />
        )}
        {!isTelefono && <Guardado estado={estado} onDecidir={onDecidir} />}
        <Presentes otros={otros} />
        <span className={classes.hacer}>
          <DocumentosDeSilabo
            cursoId={abierto.curso.id}
            ambito={ambito}
            periodoId={abierto.silabo.periodo_id}
            nombre={[abierto.curso.nombre, abierto.periodo?.nombre].filter(Boolean).join(' · ')}
          />
          <Mas enPantalla={enPantalla} pasos={pasos.filter(p => p !== principal)} />
          <ActionButton
            variant="default"
            className={classes.soloAncho}
            whyNot={whyNotPrevia}
            onClick={verPrevia}
          >
            Vista previa
          </ActionButton>
          {principal && (
            <ActionButton className={classes.soloAncho} whyNot={principal.whyNot} onClick={principal.dar}>
              {palabrasDePaso[principal.paso].boton}
            </ActionButton>
          )}
        </span>
      </div>
      {isTelefono && (
        <div className={`${classes.pegado} no-print`}>
          <Guardado estado={estado} onDecidir={onDecidir} />
        </div>
      )}
      <Avisos enPantalla={enPantalla} />
      <RespuestasDeAntes abierto={abierto} />
      <PorAtender enPantalla={enPantalla} />
      <Pulgar principal={principal} onPanel={onPanel} previa={{ whyNot: whyNotPrevia, dar: verPrevia }} />
    </>
  )
}

/** Where the words are, and the way to decide upon those that collide. */
function Guardado({ estado, onDecidir }: { estado: EstadoDeAlmacen; onDecidir: () => void }) {
  return (
    <span className={classes.guardado}>
      <EstadoDeClaves estado={estado} />
      {estado.enConflicto.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={onDecidir}>
          Elegir
        </Button>
      )}
    </span>
  )
}

/** Until when it is handed in; a date that has passed is said so. */
function Plazo({ entrega }: { entrega: string }) {
  const hoy = useHoy()
  const isVencido = entrega < hoy
  return isVencido ? (
    <span className={classes.plazo} data-vencido>
      El plazo venció {cuandoVence(entrega, hoy)}, el <b>{dmy(entrega)}</b>
    </span>
  ) : (
    <span className={classes.plazo}>
      Se entrega hasta el <b>{dmy(entrega)}</b>
    </span>
  )
}

function Selectores({
  enPantalla: { abierto },
  periodos,
}: {
  enPantalla: SilaboEnPantalla
  periodos: readonly Periodo[]
}) {
  const setAddress = useSetAddress()
  const { silabo, periodo, versiones, curso } = abierto
  const opciones = periodos.map(p => ({ value: String(p.id), label: p.nombre }))
  if (periodo && !opciones.some(o => o.value === String(periodo.id)))
    opciones.unshift({ value: String(periodo.id), label: periodo.nombre })
  return (
    <span className={classes.selectores}>
      {opciones.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label="Periodo académico"
          value={String(silabo.periodo_id ?? '')}
          onChange={e =>
            setAddress({ periodo: Number(e.currentTarget.value) || undefined, seccion: undefined })
          }
          data={[...(silabo.periodo_id === null ? [{ value: '', label: 'Sin periodo' }] : []), ...opciones]}
        />
      )}
      {versiones.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label="Versión del curso"
          value={String(curso.id)}
          onChange={e => setAddress({ curso: Number(e.currentTarget.value), seccion: undefined })}
          data={versiones.map(v => ({ value: String(v.id), label: `Versión ${v.version}` }))}
        />
      )}
    </span>
  )
}

/** Why it is only read, what whoever reviews can do with it, and what came back. */
function Avisos({ enPantalla: { abierto, estado } }: { enPantalla: SilaboEnPantalla }) {
  const [observa, setObserva] = useState(false)
  const setAddress = useSetAddress()
  const sigue = dondeSigue(abierto, useHoy())
  const { silabo, whyNotEditar } = abierto
  const hecho = silabo.aprobado ?? silabo.entregado
  const deQuien = hecho
    ? `${silabo.aprobado ? 'Aprobado' : 'Entregado'}${hecho.quien ? ` por ${hecho.quien}` : ''} el ${dmyTime(hecho.cuando)}.`
    : ''
  // What was handed in waits for whoever reviews: that matters more than that they may not write in it.
  const puedeObservar = abierto.pasos.some(p => p.paso === 'observar')
  return (
    <>
      {sigue && (
        <VersionAnterior
          motivo={deQuien ? `${deQuien} ${sigue.motivo}` : sigue.motivo}
          porEnviar={estado.porEnviar}
          onAbrir={() => setAddress({ curso: sigue.id, seccion: undefined })}
        />
      )}
      {whyNotEditar !== null && !sigue && (
        <p className={classes.aviso} role="status">
          {deQuien}{' '}
          {puedeObservar ? (
            <>
              Puede observarlo: cada sección, en sus tres puntos, o{' '}
              <Button size="compact-xs" variant="default" onClick={() => setObserva(true)}>
                Observar el sílabo entero…
              </Button>
            </>
          ) : (
            whyNotEditar
          )}
        </p>
      )}
      {observa && (
        <NuevaObservacion
          silabo={abierto}
          clave={null}
          titulo="todo el sílabo"
          onClose={() => setObserva(false)}
        />
      )}
      {estado.recuperado && (
        <p className={classes.aviso} role="status">
          Recuperamos lo que había escrito y no llegó a guardarse.
        </p>
      )}
    </>
  )
}
