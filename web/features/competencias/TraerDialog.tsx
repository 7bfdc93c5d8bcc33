import type { Competencia, GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import { leerPegado } from '@malla/domain/competencias/pegar.ts'
import { letraDe, type Terminos } from '@malla/domain/planes/terminos.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { formatTsv, parseTsv } from '@malla/domain/texto/tsv.ts'
import { Button, Group, Select, Text, Textarea } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { useTrabajo } from '../../app/importar/useTrabajo.ts'
import { refresh } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFoot } from '../../ui/DialogFoot.tsx'
import { confirm } from '../../ui/dialogs.tsx'
import { preguntarAlCerrar, type Salida } from '../../ui/form/alCerrar.ts'
import { newKey } from '../../ui/newKey.ts'
import { QuietError } from '../../ui/QuietError.tsx'
import { VistaDeTraer } from './VistaDeTraer.tsx'

interface Props {
  planId: number
  /** Group that was open; 0 is none. */
  grupo: number
  grupos: readonly GrupoDeCompetencias[]
  todas: readonly Competencia[]
  terminos: Terminos
  /** What stands in it at first: a list that was pasted elsewhere. */
  pegado?: string
  onHecho: (grupo: number) => void
  onClose: () => void
}

/** More than this goes in parts: a plan has far fewer. */
const MAXIMO = 2000

/** Competencies pasted from a sheet, or read from one: what would be made is seen before it is made, all or nothing. */
export function TraerDialog(props: Props) {
  const { planId, grupo, grupos, todas, terminos, pegado = '', onHecho, onClose } = props
  const [texto, setTexto] = useState(pegado)
  const [en, setEn] = useState(grupo)
  const { ocupado, error, trabajar, callar } = useTrabajo<'leyendo' | 'creando'>()
  const archivo = useRef<HTMLInputElement>(null)
  const llave = useRef(newKey())
  const ahora = useRef('')
  const saliendo = useRef<Promise<Salida>>(undefined)
  useEffect(() => {
    ahora.current = texto
    // Whoever closed the dialog meanwhile is asked nothing.
    return () => {
      ahora.current = ''
    }
  }, [texto])
  const { filas, avisos } = useMemo(() => leerPegado(parseTsv(texto)), [texto])

  const donde = useMemo(() => ({ todas, grupos: grupos.map(g => g.id), grupo: en }), [todas, grupos, en])

  const escribir = (siguiente: string) => {
    llave.current = newKey()
    callar()
    setTexto(siguiente)
  }
  const elegirGrupo = (id: number) => {
    llave.current = newKey()
    setEn(id)
  }
  const leer = (elegido: File) =>
    trabajar('leyendo', async isVigente => {
      const { data } = await api('competencias.leerHoja', { planId, archivo: elegido })
      await saliendo.current
      if (!isVigente()) return
      // Asked when the file is read, for one may type while it is.
      const seReemplaza = ahora.current.trim() === '' || (await confirmarReemplazo(elegido.name))
      if (isVigente() && seReemplaza) escribir(formatTsv(data))
    })
  const crear = () =>
    trabajar('creando', async () => {
      const { message } = await api(
        'competencias.createMany',
        { planId, tabcompetencia_id: en, filas },
        { key: llave.current },
      )
      await refresh('competencias', 'planes')
      notifyGood(message)
      onHecho(en)
      onClose()
    })
  const cerrar = async () => {
    if (ocupado === 'creando') return
    saliendo.current = preguntarAlCerrar({ dirty: texto.trim() !== '', keeps: false }, false)
    if ((await saliendo.current) === 'stay') return
    ahora.current = ''
    onClose()
  }

  return (
    <Dialog opened onClose={() => void cerrar()} title="Importar competencias" size={900}>
      <Textarea
        label="Competencias"
        description={`Péguelas de Excel, de Word o de un correo: con códigos (${letraDe(terminos, 1)}1, ${letraDe(terminos, 2)}1.1, ${letraDe(terminos, 3)}1.1.1), con sangría, o con columnas Tipo, Nivel y Nombre.`}
        autosize
        minRows={6}
        maxRows={10}
        value={texto}
        readOnly={ocupado === 'creando'}
        onChange={event => escribir(event.currentTarget.value)}
        data-autofocus
      />
      <Group gap={12} mt={12} align="end">
        {grupos.length > 0 && (
          <Select<number>
            label="Quedan en el grupo"
            data={[...grupos.map(g => ({ value: g.id, label: g.nombre })), { value: 0, label: 'Sin grupo' }]}
            value={en}
            onChange={id => elegirGrupo(id ?? 0)}
            allowDeselect={false}
          />
        )}
        <Button
          variant="default"
          disabled={ocupado === 'creando'}
          loading={ocupado === 'leyendo'}
          onClick={() => archivo.current?.click()}
        >
          Leer un archivo de Excel
        </Button>
        <input
          ref={archivo}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="Archivo de Excel"
          accept=".xlsx"
          onChange={event => {
            const [elegido] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (elegido) void leer(elegido)
          }}
        />
      </Group>
      {error && (
        <div role="alert" style={{ marginTop: 12 }}>
          <QuietError text={error} />
        </div>
      )}
      <VistaDeTraer
        filas={filas}
        avisos={avisos}
        terminos={terminos}
        donde={donde}
        isVacia={texto.trim() === ''}
      />
      <DialogFoot>
        <Text size="sm" c="dimmed" mr="auto">
          Se añaden detrás de las que ya hay.
        </Text>
        <Button variant="default" disabled={ocupado === 'creando'} onClick={() => void cerrar()}>
          Cancelar
        </Button>
        <ActionButton
          whyNot={whyNotCrear(filas.length)}
          loading={ocupado === 'creando'}
          onClick={() => void crear()}
        >
          {textoDeCrear(filas.length)}
        </ActionButton>
      </DialogFoot>
    </Dialog>
  )
}

const confirmarReemplazo = (archivo: string): Promise<boolean> =>
  confirm({
    title: 'Reemplazar lo escrito',
    text: `Lo que hay escrito se reemplaza por lo que se leyó de «${archivo}».`,
    yes: 'Reemplazar',
    no: 'Conservar lo escrito',
    danger: true,
  })

const textoDeCrear = (n: number): string =>
  n === 0 ? 'Crear competencias' : segun(n, 'Crear 1 competencia', 'Crear # competencias')

function whyNotCrear(cuantas: number): string | null {
  if (cuantas === 0) return 'Pegue al menos una competencia.'
  return cuantas > MAXIMO ? `Traiga hasta ${MAXIMO} a la vez.` : null
}
