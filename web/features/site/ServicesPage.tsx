const ServicesPage = () => <h1>ServicesPage</h1>
export default ServicesPage
