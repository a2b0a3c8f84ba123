// Package upload reads the files of a multipart request as the forms know them.
package upload

import (
	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/scalar"
)

// UnmarshalFile reads what the multipart transport found.
func UnmarshalFile(v any) (agency.File, error) {
	u, err := graphql.UnmarshalUpload(v)
	if err != nil {
		return agency.File{}, scalar.Wrong("files are sent as the GraphQL multipart request specification says")
	}
	return agency.File{Name: u.Filename, Content: u.File}, nil
}

// MarshalFile is never asked: no file is an answer.
func MarshalFile(agency.File) graphql.Marshaler { return graphql.Null }
