package limits

import "time"

// What a field of a form may have. How often each form may be sent within an hour stands in its file in leads/.
const (
	// FormNameCharacters is how long a name or a city may be; a longer one is TOO_LONG, as with the limits that follow.
	FormNameCharacters = 80
	// PhoneCharacters is how long a telephone number may be, with its signs.
	PhoneCharacters = 30
	// FormLineCharacters is how long another text on one line may be, such as a street.
	FormLineCharacters = 120
	// FormTextCharacters is how long a text of several lines may be, such as a remark.
	FormTextCharacters = 4000
	// FormPersons is how many adults, and how many children, may move in at most; with more, it is OUT_OF_RANGE, as with the two limits
	// that follow.
	FormPersons = 20
	// FormSurface is the largest surface in a form, in m².
	FormSurface = 100_000
	// FormBedrooms is the largest number of bedrooms in a form.
	FormBedrooms = 50
	// FormKeyShortest is how many characters the key has at least with which a form is stored once; a shorter one is OUT_OF_RANGE.
	FormKeyShortest = 8
	// FormKeyLongest is how many it has at most; a longer one is OUT_OF_RANGE.
	FormKeyLongest = 100
	// CaptchaTime is how long a captcha can be answered.
	CaptchaTime = 20 * time.Minute
	// CaptchaTries is how many answers to one captcha are looked at; further ones are CAPTCHA.
	CaptchaTries = 5
)

// Forms that a browser without scripts posts.
const (
	// PostedFields is how many fields a posted form may have, counting every value of a list; one with more is answered 400.
	PostedFields = 500
	// PostedDepth is how many steps the path of a posted field may have ("filter.cities.0.zip" has four); a form with a longer one is
	// answered 400.
	PostedDepth = 6
)

// The agency's list of forms.
const (
	// LeadsListed is how many forms, subscriptions and demands `gevel leads` lists at once, the oldest first; it says when there are more.
	LeadsListed = 100_000
	// LinkedMessage is how many characters a message may have that an assistant puts into the link to a form.
	LinkedMessage = 1000
)
