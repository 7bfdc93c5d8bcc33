import type { Respaldo, ResumenDeRespaldos } from '@malla/contracts/respaldos.ts'
import { contar } from '@malla/domain/texto/numero.ts'
import { pesoDe } from '@malla/domain/texto/peso.ts'
import { Alert, Button } from '@mantine/core'
import { useEffect } from 'react'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { refresh, useCall, useWrite } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { download } from '../../ui/download.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { dmyTimeAqui } from '../../ui/form/dates.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { columnsOf } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { wholeList } from '../../ui/table/list.ts'
import { estados } from './estados.ts'
import classes from './Respaldos.module.css'

const LOOK_MS = 3000

const archivoDe = ({ id }: Respaldo): string => `/api/v1/respaldos/${id}/archivo`

const column = columnsOf<Respaldo>()
const columns = column.columns([
  column.accessor('iniciado_at', {
    header: 'Fecha',
    cell: ({ getValue }) => dmyTimeAqui(getValue()),
    meta: { primary: true, width: 150 },
  }),
  column.accessor('estado', {
    header: 'Estado',
    cell: ({ row: { original: r } }) => (
      <>
        <StateBadge tone={estados[r.estado].tone}>{estados[r.estado].label}</StateBadge>
        {r.motivo && <span className={classes.motivo}>{r.motivo}</span>}
      </>
    ),
    meta: { width: 220 },
  }),
  column.accessor('dia', {
    header: 'Origen',
    cell: ({ getValue }) => (getValue() ? 'Diario' : 'A pedido'),
    meta: { width: 100 },
  }),
  column.accessor('bytes', {
    header: 'Tamaño',
    cell: ({ getValue }) => (getValue() === null ? '–' : pesoDe(getValue()!)),
    meta: { align: 'right', width: 100 },
  }),
  column.accessor('archivo', {
    header: 'Archivo',
    cell: ({ row: { original: r } }) =>
      r.archivo ? (
        <a href={archivoDe(r)} download={r.archivo}>
          {r.archivo}
        </a>
      ) : (
        '–'
      ),
  }),
])

const quitar = (r: Respaldo): Promise<boolean> =>
  confirmDelete({
    name: `Respaldo del ${dmyTimeAqui(r.iniciado_at)}`,
    note: r.archivo ? 'Su archivo se elimina también.' : undefined,
    work: async () => {
      const { message } = await api('respaldos.delete', { id: r.id })
      notifyGood(message)
      await refresh('respaldos')
    },
  })

const EN_CURSO = 'Se está haciendo: espere a que termine.'

/** Backups of the installation, for root: whether there is a recent one, making one, taking one away, and how to come back to one. */
export function Respaldos() {
  // query
  const query = useCall('respaldos.list', {}, { meta: { shown: true } })
  const isMaking = query.data?.data.respaldos.some(r => r.estado === 'en_curso') ?? false
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => void refresh('respaldos'), LOOK_MS)
    return () => clearInterval(timer)
  }, [isMaking])
  return <Loaded query={query}>{({ data }) => <Lista resumen={data} isMaking={isMaking} />}</Loaded>
}

function Lista({ resumen, isMaking }: { resumen: ResumenDeRespaldos; isMaking: boolean }) {
  return (
    <section aria-label="Respaldos">
      <Estado resumen={resumen} isMaking={isMaking} />
      <DataTable
        label="Respaldos"
        columns={columns}
        list={wholeList(resumen.respaldos)}
        noIndex
        isOff={r => r.estado === 'fallido'}
        empty={
          <EmptyState title="Todavía no hay respaldos">
            El primero se hace a su hora, o ahora mismo con «Respaldar ahora».
          </EmptyState>
        }
        menu={r => ({
          name: `respaldo del ${dmyTimeAqui(r.iniciado_at)}`,
          actions: [
            {
              label: 'Descargar',
              whyNot: r.archivo ? null : 'Este respaldo no tiene archivo.',
              onClick: () => download(archivoDe(r)),
            },
            {
              label: 'Eliminar',
              danger: true,
              whyNot: r.estado === 'en_curso' ? EN_CURSO : null,
              onClick: () => void quitar(r),
            },
          ],
        })}
      />
      <div className={classes.volver}>
        <h2>Cómo volver a un respaldo</h2>
        <p>
          Descárguelo y, en una máquina o carpeta sin datos, ejecute{' '}
          <code>npm run restore -- archivo.tar.gz</code>; después, <code>npm start</code>. Un respaldo
          contiene los datos de todas las instituciones: guárdelo donde nadie más lo lea.
        </p>
      </div>
    </section>
  )
}

function Estado({ resumen, isMaking }: { resumen: ResumenDeRespaldos; isMaking: boolean }) {
  const { ultimo, atrasado, activos, hora, dias, donde } = resumen
  const ask = useWrite('respaldos.create')
  return (
    <>
      {atrasado && (
        <Alert color="maiz" mb={12} role="status">
          {ultimo
            ? `El último respaldo completo es del ${dmyTimeAqui(ultimo)}: hace más de un día.`
            : 'Todavía no hay ningún respaldo completo.'}
        </Alert>
      )}
      <div className={classes.resumen}>
        <div>
          {ultimo && !atrasado && <p>Último respaldo completo: {dmyTimeAqui(ultimo)}.</p>}
          <p>
            {activos
              ? `Se hace uno cada día a las ${hora}, hora de Lima, y se conserva ${contar(dias, 'día')}; los que usted pide, hasta que los elimine.`
              : 'No se hacen cada día: solo los que usted pide.'}{' '}
            <Link href={paths.ajustes({ vista: 'instalacion' })}>Cambiar</Link>
          </p>
          <p className={classes.donde}>Se guardan en {donde}.</p>
        </div>
        <Button loading={ask.isPending || isMaking} onClick={() => ask.mutate({})}>
          Respaldar ahora
        </Button>
      </div>
    </>
  )
}
