package forms

// PersonTitle is how a person wants to be addressed.
type PersonTitle string

// PersonInput is the person who fills in a form.
type PersonInput struct {
	Title     *PersonTitle `json:"title,omitempty"`
	FirstName string       `json:"firstName,omitempty"`
	LastName  string       `json:"lastName,omitempty"`
	Email     string       `json:"email,omitempty"`
	Phone     string       `json:"phone,omitempty"`
}
