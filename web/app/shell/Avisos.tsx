import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'

/** Where what ui/alerts.tsx says appears. What is said before it is there waits. */
const Avisos = () => <Notifications position="top-center" autoClose={5000} limit={3} zIndex={500} />

export default Avisos
