package db

// WebhookFailure is why a receiver did not take a delivery.
type WebhookFailure string

// The failures. The words of Problem say more of a connection that failed.
const (
	UnknownHost       WebhookFailure = "UNKNOWN_HOST"
	PrivateHost       WebhookFailure = "PRIVATE_ADDRESS"
	BadCertificate    WebhookFailure = "CERTIFICATE"
	NoAnswer          WebhookFailure = "NO_ANSWER"
	NoConnection      WebhookFailure = "NO_CONNECTION"
	Redirected        WebhookFailure = "REDIRECTED"
	RefusedByReceiver WebhookFailure = "REFUSED"
	UnreadableChanges WebhookFailure = "UNREADABLE_CHANGES"
)
