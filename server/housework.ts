import { sweepOrphans } from './features/archivos/limpiar.ts'
import { forgetBorradores } from './features/borradores/borradores.service.ts'
import { forgetContactos } from './features/contacto/contacto.service.ts'
import { sweepImagenes } from './features/imagenes/limpiar.ts'
import { sweepDeTextos } from './features/imagenes/limpiarDeTextos.ts'
import { purgePapelera } from './features/planes/purgar.ts'
import { programarRespaldo } from './features/respaldos/programar.ts'
import { forgetOld } from './features/sesion/limpiar.ts'
import { pedirArchivosQueFaltan } from './features/silabos/archivarAprobados.ts'
import { congelarTerminados } from './features/silabos/congelarTerminados.ts'
import { mostrarEmpezados } from './features/silabos/empezados.ts'
import { recordarPlazos } from './features/silabos/plazos.service.ts'
import { startChores } from './platform/chores.ts'
import type { Platform } from './platform/context.ts'
import { forgetKeys, forgetLongAnswers } from './platform/http/idempotency.ts'
import { sweepTrabajos } from './platform/jobs/barrerTrabajos.ts'
import { forgetMailTexts } from './platform/mail/forgetMails.ts'
import { noteLostMails } from './platform/mail/workMail.ts'

/** How often syllabi of ended periods are looked for: one query an institution where there are none. */
const FREEZING_MS = 5 * 60_000
/** How often it is looked whether the hour of the day's backup has come. */
const BACKUP_MS = 60_000

/** What is done meanwhile, again and again, while the server stands. `stop` resolves when nothing of it runs any more. */
export function startHousework(
  platform: Platform,
  report: (error: unknown, what: string) => void,
): { stop: () => Promise<void> } {
  const chores = startChores(
    [
      () => purgePapelera(platform),
      () => forgetOld(platform.db),
      () => forgetKeys(platform.db),
      () => forgetLongAnswers(platform.db),
      () => forgetBorradores(platform.db),
      () => forgetContactos(platform.db),
      () => noteLostMails(platform.db),
      parar => forgetMailTexts(platform.db, { parar }),
      () => sweepTrabajos(platform),
      () => sweepImagenes(platform),
      () => sweepDeTextos(platform),
      () => sweepOrphans(platform),
      () => pedirArchivosQueFaltan(platform),
      () => recordarPlazos(platform),
    ],
    report,
  )
  // Whoever changes a structure a moment after a period ended must not change the period.
  const freezing = startChores(
    [parar => congelarTerminados(platform, { parar }), () => mostrarEmpezados(platform)],
    report,
    FREEZING_MS,
  )
  const backups = startChores([() => programarRespaldo(platform)], report, BACKUP_MS)
  return {
    stop: async () => void (await Promise.all([chores.stop(), freezing.stop(), backups.stop()])),
  }
}
