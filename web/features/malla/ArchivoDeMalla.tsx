import type { Plan } from '@malla/contracts/plan.ts'
import { pesoDe } from '@malla/domain/texto/peso.ts'
import { Button, FileButton } from '@mantine/core'
import { IconFileTypePdf, IconFileTypeXls, IconPhoto, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { api } from '../../app/api.ts'
import { conReintento } from '../../app/conReintento.ts'
import { refresh } from '../../app/query.ts'
import { upload } from '../../app/upload.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete, warn, warnOf } from '../../ui/dialogs.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { OTRA_VEZ, whyNotAttach } from '../../ui/form/files.ts'
import classes from './ArchivoDeMalla.module.css'

const ACEPTA =
  '.pdf,.xlsx,image/jpeg,image/png,image/webp,application/pdf,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const iconoDe = (tipo: string) => {
  if (tipo === 'application/pdf') return IconFileTypePdf
  return tipo.startsWith('image/') ? IconPhoto : IconFileTypeXls
}

/** The file of the malla beside the live one (§2): chosen or dropped, shown with its name, date and size, replaced, taken off. */
export function ArchivoDeMalla({ plan, whyNot }: { plan: Plan; whyNot: string | null }) {
  const [parte, setParte] = useState<number | null>(null)
  const [over, setOver] = useState(false)
  const archivo = plan.json.mallacurricular

  const subir = async (file: File | null | undefined) => {
    if (!file || whyNot) return
    const whyNotFile = whyNotAttach(file)
    if (whyNotFile) {
      await warn([whyNotFile])
      return
    }
    try {
      const subido = await conReintento(file.name, () => {
        setParte(0)
        return upload('planes.subirMalla', { planestudio_id: plan.id, archivo: file }, setParte)
      })
      if (!subido) return
      await refresh('planes')
      notifyGood(subido.message)
    } catch (error) {
      await warnOf(error)
    } finally {
      setParte(null)
    }
  }
  const quitar = () =>
    confirmDelete({
      name: archivo?.nombre,
      work: async () => {
        const { message } = await api('planes.quitarMalla', { planestudio_id: plan.id })
        await refresh('planes')
        notifyGood(message)
      },
    })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void subir(event.dataTransfer.files[0])
  }
  const Icono = archivo && iconoDe(archivo.tipo)

  return (
    <section
      className={classes.box}
      data-over={over || undefined}
      aria-label="Archivo de la malla"
      onDragOver={event => {
        event.preventDefault()
        setOver(!whyNot)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {archivo && Icono ? (
        <div className={classes.file}>
          <Icono size={28} stroke={1.5} aria-hidden />
          <div className={classes.name}>
            <a href={archivo.url} target="_blank" rel="noreferrer">
              {archivo.nombre}
            </a>
            <div className={classes.facts}>
              {dmyTime(archivo.created_at)} · {pesoDe(archivo.bytes)}
            </div>
          </div>
        </div>
      ) : (
        <div className={classes.facts}>
          Sin archivo. PDF, imagen o Excel, hasta 50 MB; también puede soltarlo aquí.
        </div>
      )}
      <div className={classes.actions}>
        {whyNot ? (
          <ActionButton variant="default" whyNot={whyNot}>
            {archivo ? 'Reemplazar' : 'Subir archivo'}
          </ActionButton>
        ) : (
          <FileButton onChange={file => void subir(file)} accept={ACEPTA} inputProps={OTRA_VEZ}>
            {props => (
              <Button
                {...props}
                variant="default"
                loading={parte !== null}
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                {archivo ? 'Reemplazar' : 'Subir archivo'}
              </Button>
            )}
          </FileButton>
        )}
        {archivo && (
          <ActionButton variant="subtle" color="rocoto" whyNot={whyNot} onClick={() => void quitar()}>
            Quitar
          </ActionButton>
        )}
      </div>
      {parte !== null && (
        <progress className={classes.progress} value={parte} aria-label="Subiendo el archivo de la malla" />
      )}
    </section>
  )
}
