// Package upload is the scalar Upload: the files of a multipart request.
package upload

import (
	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/scalar"
)

// UnmarshalFile reads a file of a multipart request.
func UnmarshalFile(v any) (forms.File, error) {
	u, err := graphql.UnmarshalUpload(v)
	if err != nil {
		return forms.File{}, scalar.Wrong("files are sent as the GraphQL multipart request specification says")
	}
	return forms.File{Name: u.Filename, Content: u.File}, nil
}

// MarshalFile is never called, because no field returns a file.
func MarshalFile(forms.File) graphql.Marshaler { return graphql.Null }
