package check

import "github.com/gevel/gevel/agency/forms"

// refusalPaths are the form fields to which refusals of the store belong.
var refusalPaths = map[forms.ProblemCode]string{forms.CaptchaWrong: "captcha", forms.Full: "start", forms.AlreadyRequested: "start",
	forms.LinkEnded: "token", forms.TooMany: "property", forms.Unknown: "property"}

// Refused are the problems of a form that the store refused.
func Refused(why forms.ProblemCode) forms.Problems { return forms.OneProblem(refusalPaths[why], why) }
