const OutboxPage = () => <h1>OutboxPage</h1>
export default OutboxPage
