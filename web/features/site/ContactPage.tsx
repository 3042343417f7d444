const ContactPage = () => <h1>ContactPage</h1>
export default ContactPage
