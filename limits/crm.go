package limits

import "time"

// Links to CRMs: what a CRM may send, and how often it is asked.
const (
	// CRMAnswerBytes is how large an answer of a CRM may be; a larger one changes nothing.
	CRMAnswerBytes = 16 << 20
	// CRMRecords is how many properties and projects a CRM may list; a longer list changes nothing.
	CRMRecords = 50_000
	// CRMUsualWait is how long a CRM is left alone that wants fewer requests and does not say for how long.
	CRMUsualWait = time.Minute
	// CRMLongestWait is the longest such wait, whatever the CRM says.
	CRMLongestWait = time.Hour
	// CRMInbox is how many records of a link may wait to be read; a CRM that sends more is answered 503.
	CRMInbox = 100_000
	// CRMBatch is how many records are read and written at a time.
	CRMBatch = 25
	// CRMFailures is how many records in a row may fail to be read before the CRM counts as down.
	CRMFailures = 3
	// CRMEmptied is how many properties a CRM may take away by naming none at all; with more, nothing is taken away.
	CRMEmptied = 3
	// CRMNotes is how many problems of a run are stored in words, the last ones.
	CRMNotes = 100
	// LinksOfSite is how many links a site may have; one more is TOO_MANY.
	LinksOfSite = 20
	// LinkSettingCharacters is how many characters a setting of a link may have at the desk.
	LinkSettingCharacters = 300
	// LinkRuns is how many runs of a link are kept for the desk; of runs that find nothing to do, one after another, the first.
	LinkRuns = 50
	// LinkWords is how many words of a CRM may be mapped for one link at the desk; one more is TOO_MANY.
	LinkWords = 200
	// LinkWordCharacters is how long such a word may be.
	LinkWordCharacters = 100
	// LinkTroubles is how many records with problems the desk lists for a link, and how many leads that its CRM refused.
	LinkTroubles = 100
	// CRMPageViews is how many page views a run reports to a CRM that counts them; the next run reports more.
	CRMPageViews = 100
	// CRMPageViewFaults is with how many properties a CRM may have a fault when page views are reported; with one more the run ends.
	CRMPageViewFaults = 3
	// CRMPageViewsWaiting is how many page views of a property may wait to be reported; more are dropped.
	CRMPageViewsWaiting = 10_000
	// CRMEvery is how often a CRM is asked what changed.
	CRMEvery = 5 * time.Minute
	// CRMHintEvery is how often a CRM is asked because of events that it does not sign; anybody can send those.
	CRMHintEvery = time.Minute
	// CRMTryTime is how long a CRM may take to say whether it accepts another secret.
	CRMTryTime = 20 * time.Second
	// CRMSecretLength is how many bytes the secret of a link may have.
	CRMSecretLength = 4096
	// CRMFirstPause is how long after a failure a CRM is asked again; the pause doubles with each further one. A record that cannot be read
	// begins with four times as much, and the pauses of a lead grow fourfold.
	CRMFirstPause = time.Minute
	// CRMLongestPause is the longest of these pauses.
	CRMLongestPause = time.Hour
	// CRMHold is how long a run that was killed keeps others from running the same link.
	CRMHold = 30 * time.Second
	// CRMLeadTime is how long a lead is tried at a CRM before it counts as refused.
	CRMLeadTime = 14 * 24 * time.Hour
	// CRMEventBytes is how large an event of a CRM may be; a larger one is answered 413.
	CRMEventBytes = 64 << 10
	// CRMWrongEventsPerMinute is how many events without a right signature one network may send in a minute; then it is answered 429.
	CRMWrongEventsPerMinute = 30
)
